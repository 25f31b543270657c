import type { Bus } from '@fabula/kit/bus';
import type { Database } from '@fabula/kit/db';
import { loadHandlers } from '@fabula/kit/handlers';
import { Lifecycle, type Service } from '@fabula/kit/lifecycle';
import { Relay } from '@fabula/kit/outbox';
import type { PartDeps } from '@fabula/kit/part';
import { RpcServer } from '@fabula/kit/server';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { onProgressReset } from './consumers/progress-reset.ts';
import { onRunCreated } from './consumers/run-created.ts';
import { onUserDeleted } from './consumers/user-deleted.ts';

export interface CatalogueSettings extends PartDeps {
  readonly rpcAddress: string;
  /** Its schema stands. */
  readonly db: Database;
  readonly bus: Bus;
}

export interface CataloguePart extends Service {
  readonly rpcAddress: string;
}

/** Stories and their releases, as they were published: a process that serves publishes nothing. */
export async function createCatalogueService(settings: CatalogueSettings): Promise<CataloguePart> {
  const { db, bus, log } = settings;
  const lifecycle = new Lifecycle(log);
  await Promise.all([onRunCreated(settings), onProgressReset(settings), onUserDeleted(settings)]);
  const relay = new Relay({ db, bus, log });
  relay.start();
  lifecycle.add('relay', () => relay.stop());
  const server = new RpcServer(settings).add(
    CatalogueService,
    await loadHandlers(CatalogueService, new URL('./rpc/', import.meta.url), { db }),
  );
  const rpcAddress = await server.listen(settings.rpcAddress);
  lifecycle.add('rpc', () => server.close());
  lifecycle.onDrain('rpc', () => server.stopAccepting());
  server.needs(lifecycle);
  lifecycle.check('database', () => db.transaction(async (tx) => void (await tx.raw('select 1'))));
  return {
    rpcAddress,
    ready: () => lifecycle.ready(),
    drain: () => lifecycle.drain(),
    close: () => lifecycle.close(),
  };
}
