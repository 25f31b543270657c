import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNASKED } from '@fabula/catalogue/drafts/authors';
import { importStories } from '@fabula/catalogue/import-stories';
import { MIGRATIONS as CATALOGUE } from '@fabula/catalogue/migrations/index';
import { createCatalogueService } from '@fabula/catalogue/service';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { MemoryBus } from '@fabula/kit/bus';
import { Channel, type Client, newClient } from '@fabula/kit/client';
import { type Database, migrate } from '@fabula/kit/db';
import { createLogger, type Logger } from '@fabula/kit/log';
import { FolderMediaStore } from '@fabula/kit/media-store';
import { createMetrics } from '@fabula/kit/metrics';
import { DATABASES, type TestDatabase } from '@fabula/kit/testing/databases';
import { TestIdentity } from '@fabula/kit/testing/identity';
import type { Part } from '@fabula/kit/tokens';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { MIGRATIONS as RUN } from '@fabula/run/migrations/index';
import { createRunService } from '@fabula/run/service';
import { MIGRATIONS as MOMENT_ENGINE } from '../src/migrations/index.ts';
import {
  createMomentEngineService,
  type MomentEnginePart,
  type MomentEngineSettings,
} from '../src/service.ts';
import { TestSpeech } from './speech.ts';

/** For a database to come up on a machine that is busy with other tests. */
export const SLOW_MS = 240_000;

/** Short enough that a taken-over lease is waited out in a test. */
const LEASE_MS = 1_200;

type EngineOptions = Pick<MomentEngineSettings, 'directors' | 'times' | 'model'>;

export interface TestEngine {
  readonly part: MomentEnginePart;
  readonly client: Client<typeof MomentEngineService>;
  readonly assist: Client<typeof AssistService>;
  readonly metrics: ReturnType<typeof createMetrics>;
  /** Cuts the engine off from everybody, as a kill would. */
  kill(): Promise<void>;
}

interface StageOptions {
  readonly log?: Logger;
  readonly on?: keyof typeof DATABASES;
}

/** Real run and catalogue on a real database, a test's speech, and any number of engines, all on sockets. */
export class Stage {
  readonly identity = new TestIdentity();
  readonly speech = new TestSpeech();
  readonly bus = new MemoryBus();
  private readonly folder = mkdtempSync(join(tmpdir(), 'fabula-engine-'));
  private readonly closers: (() => Promise<void> | void)[] = [];
  private addresses = { run: '', catalogue: '', speech: '' };

  private readonly databases: Database[] = [];

  private constructor(readonly log: Logger) {}

  /** Where an engine keeps what belongs to a language model. */
  get modelDatabase(): Database {
    const [database] = this.databases;
    if (!database) throw new Error('the stage has not started');
    return database;
  }

  /** `on`: Postgres, which starts sooner, where nothing else is said. */
  static async start({
    log = createLogger('test', { level: 'silent' }),
    on = 'Postgres',
  }: StageOptions = {}) {
    const stage = new Stage(log);
    const database = await DATABASES[on]();
    stage.closers.push(() => rmSync(stage.folder, { recursive: true, force: true }));
    stage.closers.push(() => database.close());
    await migrate(database.root, 'catalogue', CATALOGUE);
    await migrate(database.root, 'run', RUN);
    await migrate(database.root, 'moment-engine', MOMENT_ENGINE);
    stage.databases.push(database.open('moment-engine'));
    await stage.serve(database);
    return stage;
  }

  private async serve(database: TestDatabase): Promise<void> {
    const { bus, speech } = this;
    const db = database.open('catalogue');
    const media = new FolderMediaStore(join(this.folder, 'media'));
    await importStories({ db, log: this.log, root: STORIES_ROOT, media });
    const own = { rpcAddress: '127.0.0.1:0', bus };
    // Nobody publishes here.
    const blobs = newClient(MediaService, this.channel('127.0.0.1:1', 'catalogue'));
    const authoring = { blobs, authors: UNASKED, keepsText: false };
    const catalogue = await createCatalogueService({ ...this.deps('catalogue'), ...own, ...authoring, db });
    this.closers.push(() => catalogue.close());
    const run = await createRunService({
      ...this.deps('run'),
      ...own,
      db: database.open('run'),
      catalogue: newClient(CatalogueService, this.channel(catalogue.rpcAddress, 'run')),
      rights: newClient(AuthoringService, this.channel(catalogue.rpcAddress, 'run')),
      leaseMs: LEASE_MS,
    });
    this.closers.push(() => run.close());
    const address = await speech.serve(this.identity, this.log);
    this.closers.push(() => speech.close());
    this.addresses = { run: run.rpcAddress, catalogue: catalogue.rpcAddress, speech: address };
  }

  async engine(options: EngineOptions = {}): Promise<TestEngine> {
    const deps = this.deps('moment-engine');
    const { addresses } = this;
    const channels = {
      run: this.channel(addresses.run, 'moment-engine'),
      speech: this.channel(addresses.speech, 'moment-engine'),
      catalogue: this.channel(addresses.catalogue, 'moment-engine'),
    };
    const part = await createMomentEngineService({
      ...deps,
      rpcAddress: '127.0.0.1:0',
      run: newClient(RunService, channels.run),
      speech: newClient(SpeechService, channels.speech),
      catalogue: newClient(CatalogueService, channels.catalogue),
      ...options,
      times: { renew: 300, poll: 30, ...options.times },
    });
    this.closers.push(() => part.close());
    const gateway = this.channel(part.rpcAddress, 'gateway');
    const client = newClient(MomentEngineService, gateway);
    const assist = newClient(AssistService, gateway);
    const kill = async () => {
      for (const channel of Object.values(channels)) channel.close();
      await part.close();
    };
    return { part, client, assist, metrics: deps.metrics, kill };
  }

  runClient(): Client<typeof RunService> {
    return newClient(RunService, this.channel(this.addresses.run, 'gateway'));
  }

  async storyId(story = 'put-out-the-light'): Promise<string> {
    const client = newClient(CatalogueService, this.channel(this.addresses.catalogue, 'run'));
    const { releases } = await client.listReleases({}, { deadlineMs: 60_000 });
    return releases.find(({ slug }) => slug === story)?.storyId ?? '';
  }

  async release() {
    const client = newClient(CatalogueService, this.channel(this.addresses.catalogue, 'run'));
    const { json } = await client.getRelease({ storyId: await this.storyId() }, { deadlineMs: 60_000 });
    return JSON.parse(json) as { moments: { id: string; slug: string }[] };
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
    await this.bus.close();
  }

  private deps<P extends Part>(part: P) {
    const { identity, log } = this;
    const { verifiers } = identity;
    return { part, log, verifiers, signer: identity.signer(part), metrics: createMetrics(part) };
  }

  private channel(address: string, part: Part): Channel {
    const { log } = this;
    const channel = new Channel(address, {
      signer: this.identity.signer(part),
      log,
      metrics: createMetrics(part),
    });
    this.closers.push(() => channel.close());
    return channel;
  }
}
