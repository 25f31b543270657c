import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from '@bufbuild/protobuf';
import type { CheckTiming } from '@fabula/catalogue/check/checker';
import type { AuthorsClient } from '@fabula/catalogue/drafts/authors';
import { importStories } from '@fabula/catalogue/import-stories';
import { MIGRATIONS } from '@fabula/catalogue/migrations/index';
import { type CataloguePart, createCatalogueService } from '@fabula/catalogue/service';
import { type Bus, MemoryBus } from '@fabula/kit/bus';
import { Channel, newClient } from '@fabula/kit/client';
import { connect, type Database, migrate, openPostgres, openShared } from '@fabula/kit/db';
import { AppError } from '@fabula/kit/errors';
import { createLogger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { startPglite } from '@fabula/kit/pglite';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { freshPgliteFolder } from '@fabula/kit/testing/pglite-folder';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { createMediaService, type MediaPart } from '@fabula/media/service';
import { FolderBlobs } from '@fabula/media/store/folder-blobs';
import { IsAuthorResponseSchema } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';

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

/** The media service on ports of its own, over a folder of published media. */
export class TestMedia {
  rpcAddress = '127.0.0.1:0';
  #part: MediaPart | undefined;

  constructor(
    private readonly identity: TestIdentity,
    private readonly folder: string,
  ) {}

  /** At the address of before, where it was there before. */
  async start(): Promise<void> {
    const { identity, folder } = this;
    const { log } = keptLog();
    const deps = { part: 'media', log, metrics: createMetrics('media-test') } as const;
    this.#part = await createMediaService({
      ...{ ...deps, verifiers: identity.verifiers, signer: identity.signer('media') },
      ...{ rpcAddress: this.rpcAddress, httpAddress: '127.0.0.1:0', storiesFolder: undefined },
      ...{ cacheFolder: join(folder, 'cache'), store: new FolderMediaStore(folder) },
      blobs: new FolderBlobs(folder),
    });
    this.rpcAddress = this.#part.rpcAddress;
  }

  async stop(): Promise<void> {
    await this.#part?.close();
    this.#part = undefined;
  }

  /** By the door of authors. */
  async upload(content: string, token: string): Promise<{ sha256: string; bytes: number }> {
    const response = await fetch(`http://${this.#part?.httpAddress}/media/blob`, {
      ...{ method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: content },
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { sha256: string; bytes: number };
  }

  /** What no method does. */
  async takeAway(sha256: string): Promise<void> {
    await rm(join(this.folder, 'blobs', sha256.slice(0, 2), sha256));
  }
}

/** What auth says of accounts: all are authors but those who are named. */
export class TestAuthors {
  readonly nobody = new Set<string>();
  isAway = false;

  readonly isAuthor: AuthorsClient['isAuthor'] = async ({ userId = '' }) => {
    if (this.isAway) throw new AppError({ code: 'UNAVAILABLE', message: 'away' });
    return create(IsAuthorResponseSchema, { isAuthor: !this.nobody.has(userId) });
  };
}

/** The service on a port of its own, beside a real media, with the stories of a folder, and a client that calls as `run`. */
export async function startCatalogue(
  db: Database,
  storiesFolder: string,
  bus: Bus = new MemoryBus(),
  timing: CheckTiming = {},
) {
  const identity = new TestIdentity();
  const { lines, log } = keptLog();
  const metrics = createMetrics('catalogue-test');
  const deps = { part: 'catalogue', log, metrics, verifiers: identity.verifiers } as const;
  const signer = identity.signer('catalogue');
  const store = await mediaStore();
  const media = new TestMedia(identity, store.folder);
  await media.start();
  await importStories({ db, log, root: storiesFolder, media: store.store });
  const toMedia = new Channel(media.rpcAddress, { signer, log, metrics });
  const blobs = newClient(MediaService, toMedia);
  // A machine that is busy with other tests is no story that takes too long.
  const checks = { checkMs: 600_000, ...timing };
  const authors = new TestAuthors();
  const own = { db, bus, blobs, authors, keepsText: true, checks };
  const settings = { ...deps, ...own, signer, rpcAddress: '127.0.0.1:0' };
  const service: CataloguePart = await createCatalogueService(settings);
  const channel = new Channel(service.rpcAddress, { signer: identity.signer('run'), log, metrics });
  return {
    ...{ identity, bus, lines, service, media, authors },
    client: newClient(CatalogueService, channel),
    authoring: newClient(AuthoringService, channel),
    stop: async () => {
      channel.close();
      await service.close();
      toMedia.close();
      await media.stop();
      await store.remove();
    },
  };
}
