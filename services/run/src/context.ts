import type { Database } from '@fabula/kit/db';
import type { Releases } from '@fabula/kit/releases';
import type { KnownRuns } from './store/known-runs.ts';

/** What run's methods are made of. */
export interface RunContext {
  readonly db: Database;
  readonly releases: Releases;
  readonly known: KnownRuns;
  /** Milliseconds that a lease lasts without renewal. */
  readonly leaseMs: number;
  /** The secret seed of new runs; without it each has one of its own. */
  readonly runSeed: string | undefined;
  /** Called after an outbox row was written. */
  readonly published: () => void;
}
