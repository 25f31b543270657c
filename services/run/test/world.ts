import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { create, toBinary } from '@bufbuild/protobuf';
import { MemoryBus } from '@fabula/kit/bus';
import { type CallOptions, Channel, type Client, newClient } from '@fabula/kit/client';
import { connect, type Database, migrate, openPostgres, openShared } from '@fabula/kit/db';
import { AppError } from '@fabula/kit/errors';
import { createLogger, type Logger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import { startPglite } from '@fabula/kit/pglite';
import type { CatalogueClient } from '@fabula/kit/releases';
import { TestIdentity } from '@fabula/kit/testing/identity';
import { freshPgliteFolder } from '@fabula/kit/testing/pglite-folder';
import { startPostgres } from '@fabula/kit/testing/postgres';
import { publishOnly } from '@fabula/kit/testing/publish-only';
import type { Part } from '@fabula/kit/tokens';
import { GetStoryRightsResponseSchema } from '@fabula/proto/catalogue/v1/authoring_pb';
import { GetReleaseResponseSchema } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { StoryClosedSchema, UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { Grant, RunService } from '@fabula/proto/run/v1/run_pb';
import type { Release } from '@fabula/rules/release/release';
import type { RightsClient } from '../src/context.ts';
import { MIGRATIONS } from '../src/migrations/index.ts';
import { createRunService } from '../src/service.ts';

/** Milliseconds that a database may take to start on a machine that is busy with other tests. */
export const START_MS = 180_000;

export const DATABASES = ['postgres', 'pglite'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** A real database with the schema of `run`. */
export async function startDatabase(kind: DatabaseKind): Promise<{ db: Database; stop(): Promise<void> }> {
  return kind === 'postgres' ? onPostgres() : onPglite();
}

async function onPostgres() {
  const server = await startPostgres();
  const root = connect({ connection: { connectionString: server.url }, poolMax: 1 });
  await migrate(root, 'run', MIGRATIONS);
  await root.destroy();
  const db = openPostgres('run', { url: server.url, poolMax: 8 });
  const stop = async () => {
    await db.close();
    await server.stop();
  };
  return { db, stop };
}

async function onPglite() {
  const folder = await freshPgliteFolder();
  const pglite = await startPglite(folder);
  await migrate(pglite.knex, 'run', MIGRATIONS);
  const stop = async () => {
    await pglite.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db: openShared('run', pglite.knex), stop };
}

const FACTS = ['run_created', 'moment_started', 'moment_completed', 'run_ended', 'progress_reset'];

export type RunClient = Client<typeof RunService>;

/** The service on a socket, with its real database, and clients of it as other parts are. */
export class World {
  readonly identity = new TestIdentity();
  readonly log = createLogger('test', { level: 'silent' });
  readonly bus = new MemoryBus();
  readonly facts: { fact: string; payload: Uint8Array }[] = [];
  readonly published = new Map<string, Release[]>();
  readonly drafts = new Map<string, { release: Release; authorId: string }[]>();
  /** By story: how often it has been closed, and whether it is. */
  readonly closings = new Map<string, { closings: number; isClosed: boolean }>();
  /** Stories whose folders have gone. */
  readonly gone = new Set<string>();
  /** What an answer of the catalogue that is on its way waits for. */
  onItsWay: Promise<void> | undefined;
  fetches = 0;
  private isServed = false;
  private readonly closers: (() => Promise<void> | void)[] = [];

  private constructor(
    readonly kind: DatabaseKind,
    readonly db: Database,
  ) {}

  static async start(kind: DatabaseKind): Promise<World> {
    const { db, stop } = await startDatabase(kind);
    const world = new World(kind, db);
    world.closers.push(stop);
    for (const fact of FACTS) {
      await world.bus.subscribe(`test-${fact}`, `fabula.run.${fact}`, async (_id, payload) => {
        world.facts.push({ fact, payload });
      });
    }
    return world;
  }

  /** Starts an instance of the service; several of them share database and bus, where each consumer listens once. */
  async serve(
    options: { leaseMs?: number; runSeed?: string; db?: Database; log?: Logger } = {},
  ): Promise<string> {
    const settings = {
      part: 'run',
      log: this.log,
      metrics: createMetrics('run'),
      signer: this.identity.signer('run'),
      verifiers: this.identity.verifiers,
      rpcAddress: '127.0.0.1:0',
      db: this.db,
      bus: this.isServed ? publishOnly(this.bus) : this.bus,
      catalogue: { getRelease: this.getRelease },
      rights: { getStoryRights: this.getStoryRights },
      ...options,
    } as const;
    this.isServed = true;
    const service = await createRunService(settings);
    this.closers.push(() => service.close());
    return service.rpcAddress;
  }

  /** Puts a release in the catalogue and answers its story's id. */
  publish(release: Release): string {
    const { id } = release.story;
    this.published.set(id, [...(this.published.get(id) ?? []), release]);
    return id;
  }

  /** Tells all parts that a player has left, and waits until they know. */
  deleteUser(userId: string): Promise<void> {
    const fact = toBinary(UserDeletedSchema, create(UserDeletedSchema, { userId }));
    return this.bus.publish('fabula.auth.user_deleted', randomUUID(), fact);
  }

  /** Closes a story in the catalogue. Answers what is to be told of it. */
  shut(storyId: string, { endsRuns = false } = {}) {
    const closings = (this.closings.get(storyId)?.closings ?? 0) + 1;
    this.closings.set(storyId, { closings, isClosed: true });
    return { storyId, closings, endsRuns };
  }

  /** Players may begin it again. */
  reopen(storyId: string): void {
    const { closings = 0 } = this.closings.get(storyId) ?? {};
    this.closings.set(storyId, { closings, isClosed: false });
  }

  /** Tells all parts that a story was closed, and waits until they have done what is to be done. */
  tellClosed(
    fact: { storyId: string; closings: number; endsRuns: boolean },
    factId: string = randomUUID(),
  ): Promise<void> {
    const told = toBinary(StoryClosedSchema, create(StoryClosedSchema, fact));
    return this.bus.publish('fabula.catalogue.story_closed', factId, told);
  }

  /** Makes a test release of a draft that this author may read, and answers its version. */
  draft(release: Release, authorId: string): number {
    const { id } = release.story;
    const drafts = [...(this.drafts.get(id) ?? []), { release, authorId }];
    this.drafts.set(id, drafts);
    return -drafts.length;
  }

  /** A client as a part of Fabula. */
  client(address: string, part: Part): RunClient {
    const channel = new Channel(address, {
      signer: this.identity.signer(part),
      log: this.log,
      metrics: createMetrics(part),
    });
    this.closers.push(() => channel.close());
    return newClient(RunService, channel);
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
    await this.bus.close();
  }

  private readonly getRelease: CatalogueClient['getRelease'] = async (request) => {
    const { storyId, version, forReading } = request;
    this.fetches += 1;
    const versions = this.published.get(storyId ?? '') ?? [];
    const { closings = 0, isClosed = false } = this.closings.get(storyId ?? '') ?? {};
    if (version === undefined && isClosed && !forReading)
      throw new AppError({ reason: 'STORY_CLOSED', code: 'FAILED_PRECONDITION', message: 'Closed.' });
    if (version === undefined && this.gone.has(storyId ?? '') && !forReading)
      throw new AppError({ code: 'NOT_FOUND', message: 'This story has no such release.' });
    const number = version ?? versions.length;
    const draft = this.drafts.get(storyId ?? '')?.[-number - 1];
    const release = number < 0 ? draft?.release : versions[number - 1];
    if (!release) throw new AppError({ code: 'NOT_FOUND', message: 'This story does not exist.' });
    const json = JSON.stringify(release);
    const contentHash = createHash('sha256').update(json).digest('hex');
    const answer = { storyId: release.story.id, version: number, contentHash, json, closings };
    await this.onItsWay;
    return create(GetReleaseResponseSchema, answer);
  };

  private readonly getStoryRights: RightsClient['getStoryRights'] = async ({ storyId, userId }) => {
    const mine = this.drafts.get(storyId ?? '')?.some(({ authorId }) => authorId === userId);
    return create(GetStoryRightsResponseSchema, { role: mine ? 'reader' : '' });
  };
}

/** What an input amounts to, as an engine digests it. */
export function digestOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

/** A player with a token, and the engine that works for them. */
export class TestPlayer {
  readonly userId = randomUUID();
  playerStoryId = '';
  token = '';

  constructor(
    readonly gateway: RunClient,
    readonly engine: RunClient,
    readonly owner = 'engine-1',
  ) {}

  static async join(world: World, address: string): Promise<TestPlayer> {
    const player = new TestPlayer(world.client(address, 'gateway'), world.client(address, 'moment-engine'));
    player.token = await world.identity.playerToken(player.userId);
    return player;
  }

  get options(): CallOptions {
    return { deadlineMs: 60_000, playerToken: this.token };
  }

  async newRun(storyId: string, language = 'en'): Promise<string> {
    const { playerStoryId } = await this.gateway.createRun({ storyId, language }, this.options);
    this.playerStoryId = playerStoryId;
    return playerStoryId;
  }

  async view() {
    const { view } = await this.gateway.getGameView({ playerStoryId: this.playerStoryId }, this.options);
    if (!view) throw new Error('no view');
    return view;
  }

  begin(asked: { inputId?: string; text?: string; kind?: string; [more: string]: unknown } = {}) {
    const { text = '', ...given } = asked;
    const request = {
      playerStoryId: this.playerStoryId,
      inputId: '',
      digest: digestOf(text),
      owner: this.owner,
      kind: 'player_answer',
      ...given,
    };
    return this.engine.beginTurn(request, this.options);
  }

  commit(begun: { inputId: string; fence: number; turnNo: number }, more: object = {}) {
    const request = {
      playerStoryId: this.playerStoryId,
      inputId: begun.inputId,
      fence: begun.fence,
      turnNo: begun.turnNo,
      transcript: '',
      proposalJson: '{}',
      nowMs: Date.now(),
      ...more,
    };
    return this.engine.commitTurn(request, { deadlineMs: 60_000 });
  }

  release({ inputId, fence }: { inputId: string; fence: number }) {
    const { playerStoryId } = this;
    return this.engine.releaseTurn({ playerStoryId, inputId, fence }, { deadlineMs: 60_000 });
  }

  /** Opens the moment that waits. */
  async start() {
    const begun = await this.begin({ kind: 'start_moment' });
    return (await this.commit(begun)).turn;
  }

  /** A whole turn that is judged so. */
  async says(text: string, judgement: object, more: object = {}) {
    const begun = await this.begin({ inputId: randomUUID(), text });
    if (begun.grant !== Grant.GRANTED) throw new Error(`grant ${begun.grant}`);
    const proposalJson = JSON.stringify({ judgement });
    return (await this.commit(begun, { transcript: text, proposalJson, ...more })).turn;
  }
}
