import type { Bus } from '@fabula/kit/bus';
import { type Database, watched } from '@fabula/kit/db';
import { loadHandlers } from '@fabula/kit/handlers';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import type { Logger } from '@fabula/kit/log';
import { cacheMeter } from '@fabula/kit/metrics';
import { Relay } from '@fabula/kit/outbox';
import type { PartDeps } from '@fabula/kit/part';
import { type CatalogueClient, Releases } from '@fabula/kit/releases';
import { RpcServer } from '@fabula/kit/server';
import { type StoriesAtHand, storiesAtHand } from '@fabula/kit/stories-at-hand';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { onStoryClosed } from './consumers/story-closed.ts';
import { onUserDeleted } from './consumers/user-deleted.ts';
import type { RightsClient, RunContext } from './context.ts';
import { leaseMeters } from './lease-meters.ts';
import { KnownRuns } from './store/known-runs.ts';
import { writeProbe } from './store/readiness.ts';
import { deleteOldTestRuns } from './store/runs.ts';

export interface RunSettings extends PartDeps {
  readonly rpcAddress: string;
  /** Its schema stands. */
  readonly db: Database;
  readonly bus: Bus;
  readonly catalogue: CatalogueClient;
  readonly rights: RightsClient;
  /** With it, the process is ready once it has fetched the stories. */
  readonly stories?: StoriesAtHand['catalogue'] | undefined;
  /** The secret seed of new runs; without it each has one of its own. For tests and replays only. */
  readonly runSeed?: string | undefined;
  /** Milliseconds that a turn's lease lasts without renewal. */
  readonly leaseMs?: number | undefined;
}

export interface RunPart extends Service {
  readonly rpcAddress: string;
}

/** An engine that dies holds its turn up for this long; one that lives renews it meanwhile. */
const LEASE_MS = 4_000;

/** Milliseconds between two looks for test runs that are older than a day. */
const SWEEP_MS = 3_600_000;

function sweeping(db: Database, log: Logger): NodeJS.Timeout {
  const sweep = () =>
    db
      .transaction(deleteOldTestRuns)
      .catch((err: unknown) => log.warn({ err }, 'old test runs could not be deleted'));
  return setInterval(() => void sweep(), SWEEP_MS).unref();
}

/** Runs, their turn log, and all else that a player has. Closes neither `db` nor `bus`. */
export async function createRunService(settings: RunSettings): Promise<RunPart> {
  const { bus, log, metrics } = settings;
  const { db, check } = watched(settings.db);
  const lifecycle = new Lifecycle(log);
  const relay = new Relay({ db, bus, log, metrics });
  const published = () => relay.poke();
  const told = { db, bus, log, metrics };
  await Promise.all([onUserDeleted(told), onStoryClosed(told, { db, published })]);
  relay.start();
  lifecycle.add('relay', () => relay.stop());
  const context: RunContext = {
    db,
    log,
    releases: new Releases(settings.catalogue, cacheMeter(metrics, 'releases')),
    rights: settings.rights,
    known: new KnownRuns(),
    meters: leaseMeters(metrics),
    leaseMs: settings.leaseMs ?? LEASE_MS,
    runSeed: settings.runSeed,
    published,
  };
  const sweep = sweeping(db, log);
  lifecycle.add('sweep', async () => clearInterval(sweep));
  const server = new RpcServer(settings).add(
    RunService,
    await loadHandlers(RunService, new URL('./rpc/', import.meta.url), context),
  );
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  lifecycle.check('database', async () => void (await db.statement('select 1')));
  lifecycle.check('writing', writeProbe(db));
  lifecycle.check('files', check);
  const { stories: catalogue } = settings;
  if (catalogue) lifecycle.check('stories', storiesAtHand({ catalogue, releases: context.releases, log }));
  server.needs(lifecycle);
  return {
    rpcAddress,
    ...lifecycle.asService(),
  };
}
