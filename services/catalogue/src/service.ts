import type { Bus } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { loadHandlers } from '@fabula/kit/handlers';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import { Relay } from '@fabula/kit/outbox';
import type { PartDeps } from '@fabula/kit/part';
import { RpcServer } from '@fabula/kit/server';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { AuthoringContext } from './authoring-context.ts';
import { Checker, type CheckTiming } from './check/checker.ts';
import { onProgressReset } from './consumers/progress-reset.ts';
import { onRunCreated } from './consumers/run-created.ts';
import { onUserDeleted } from './consumers/user-deleted.ts';
import type { BlobsClient } from './drafts/absent-media.ts';
import type { AuthorsClient } from './drafts/authors.ts';

export interface CatalogueSettings extends PartDeps {
  readonly rpcAddress: string;
  /** Its schema stands. */
  readonly db: Database;
  readonly bus: Bus;
  /** Whoever keeps pictures and sounds. */
  readonly blobs: BlobsClient;
  /** Whoever knows who writes here. */
  readonly authors: AuthorsClient;
  /** A catalogue from before packed releases may serve the same database beside this one. */
  readonly keepsText: boolean;
  /** When drafts are checked, and for how long at most; for tests. */
  readonly checks?: CheckTiming;
}

export interface CataloguePart extends Service {
  readonly rpcAddress: string;
}

const METHODS = new URL('./rpc/', import.meta.url);
const AUTHORING = new URL('./rpc/authoring/', import.meta.url);

/**
 * Stories and their releases, and the drafts that authors write. A process that serves reads no folders: what they hold is
 * published by the import alone.
 */
export async function createCatalogueService(settings: CatalogueSettings): Promise<CataloguePart> {
  const { db, bus, blobs, authors, keepsText, log, metrics } = settings;
  const lifecycle = new Lifecycle(log);
  await Promise.all([onRunCreated(settings), onProgressReset(settings), onUserDeleted(settings)]);
  const relay = new Relay({ db, bus, log, metrics });
  relay.start();
  lifecycle.add('relay', () => relay.stop());
  const checker = new Checker({ db, log, blobs, ...settings.checks });
  lifecycle.add('checker', () => checker.close());
  const published = () => relay.poke();
  const authoring: AuthoringContext = { db, blobs, authors, keepsText, checker, published };
  const server = new RpcServer(settings)
    .add(CatalogueService, await loadHandlers(CatalogueService, METHODS, { db }))
    .add(AuthoringService, await loadHandlers(AuthoringService, AUTHORING, authoring));
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  lifecycle.check('database', () => db.transaction(async (tx) => void (await tx.raw('select 1'))));
  return {
    rpcAddress,
    ...lifecycle.asService(),
  };
}
