import type { Client } from '@fabula/kit/client';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Releases } from '@fabula/kit/releases';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { LeaseMeters } from './lease-meters.ts';
import type { KnownRuns } from './store/known-runs.ts';

/** Whoever knows what somebody may do with a story. */
export type RightsClient = Pick<Client<typeof AuthoringService>, 'getStoryRights'>;

/** What run's methods are made of. */
export interface RunContext {
  readonly db: Database;
  readonly log: Logger;
  readonly releases: Releases;
  readonly rights: RightsClient;
  readonly known: KnownRuns;
  readonly meters: LeaseMeters;
  /** Milliseconds that a lease lasts without renewal. */
  readonly leaseMs: number;
  /** The secret seed of new runs; without it each has one of its own. */
  readonly runSeed: string | undefined;
  /** Called after an outbox row was written. */
  readonly published: () => void;
}
