import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importStories } from '@fabula/catalogue/import-stories';
import { MIGRATIONS } from '@fabula/catalogue/migrations/index';
import { type CataloguePart, createCatalogueService } from '@fabula/catalogue/service';
import { type Bus, MemoryBus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { connect, type Database, migrate, openPostgres, openShared } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { startPglite } from '@fabula/kit/pglite';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { freshPgliteFolder } from '@fabula/kit/testing/pglite-folder';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';

export const fixture = (name: string) =>
  fileURLToPath(new URL(`../../story/test/stories/${name}`, import.meta.url));

export interface TestDatabase {
  readonly db: Database;
  stop(): Promise<void>;
}

async function onPostgres(): Promise<TestDatabase> {
  const server = await startPostgres();
  const root = connect({ connection: { connectionString: server.url }, poolMax: 1 });
  await migrate(root, 'catalogue', MIGRATIONS);
  await root.destroy();
  const db = openPostgres('catalogue', { url: server.url, poolMax: 4 });
  return {
    db,
    stop: async () => {
      await db.close();
      await server.stop();
    },
  };
}

async function onPglite(): Promise<TestDatabase> {
  const folder = await freshPgliteFolder();
  const pglite = await startPglite(folder);
  await migrate(pglite.knex, 'catalogue', MIGRATIONS);
  return {
    db: openShared('catalogue', pglite.knex),
    stop: async () => {
      await pglite.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The databases that every statement must work on. */
export const DATABASES: [name: string, start: () => Promise<TestDatabase>][] = [
  ['Postgres', onPostgres],
  ['PGlite', onPglite],
];

/** A stories root of its own with copies of the named fixtures. */
export async function storiesRoot(...names: string[]): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'fabula-stories-'));
  for (const name of names) {
    await mkdir(join(root, name));
    await cp(fixture(name), join(root, name), { recursive: true });
  }
  return { root, remove: () => rm(root, { recursive: true }) };
}

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly story?: string;
  readonly file?: string;
  readonly line?: number;
  readonly field?: string;
}

/** A log that is kept. */
export function keptLog() {
  const lines: LogLine[] = [];
  const destination = { write: (text: string) => void lines.push(JSON.parse(text)) };
  return { lines, log: createLogger('catalogue', { level: 'info', destination }) };
}

/** Published media in a folder of their own. */
export async function mediaStore(): Promise<{
  store: FolderMediaStore;
  folder: string;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'fabula-media-store-'));
  return { store: new FolderMediaStore(folder), folder, remove: () => rm(folder, { recursive: true }) };
}

/** The service on a port of its own, with the stories of a folder, and a client that calls as `run`. */
export async function startCatalogue(db: Database, storiesFolder: string, bus: Bus = new MemoryBus()) {
  const identity = new TestIdentity();
  const { lines, log } = keptLog();
  const metrics = createMetrics('catalogue-test');
  const deps = { part: 'catalogue', log, metrics, verifiers: identity.verifiers } as const;
  const signer = identity.signer('catalogue');
  const media = await mediaStore();
  await importStories({ db, log, root: storiesFolder, media: media.store });
  // A machine that is busy with other tests is no story that takes too long.
  const checks = { checkMs: 600_000 };
  const settings = { ...deps, signer, db, bus, checks, rpcAddress: '127.0.0.1:0' };
  const service: CataloguePart = await createCatalogueService(settings);
  const channel = new Channel(service.rpcAddress, { signer: identity.signer('run'), log, metrics });
  return {
    ...{ identity, bus, lines, service },
    client: newClient(CatalogueService, channel),
    authoring: newClient(AuthoringService, channel),
    stop: async () => {
      channel.close();
      await service.close();
      await media.remove();
    },
  };
}
