import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromBinary } from '@bufbuild/protobuf';
import { rows } from '@fabula/kit/db';
import { createLogger } from '@fabula/kit/log';
import { RunEndedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failure } from './failure.ts';
import { forge } from './forge.ts';
import { anEconomy, aStory } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

const SHUT = { reason: 'STORY_CLOSED', code: 'FAILED_PRECONDITION' };
const LOST = 'loopStatusLost';
const GOING = 'loopStatusOnGoing';

describe.each(DATABASES)('a story that is closed, on %s', (kind) => {
  let world: World;
  let address: string;
  const lines: object[] = [];
  const destination = { write: (text: string) => void lines.push(JSON.parse(text)) };

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve({ log: createLogger('run', { level: 'error', destination }) });
  }, START_MS);
  afterAll(() => world?.close());

  async function aPlayer(storyId = world.publish(aStory())): Promise<TestPlayer & { storyId: string }> {
    const player = await TestPlayer.join(world, address);
    await player.newRun(storyId);
    return Object.assign(player, { storyId });
  }

  async function anAuthor(): Promise<TestPlayer> {
    const author = await TestPlayer.join(world, address);
    author.token = await world.identity.playerToken(author.userId, { roles: ['author'] });
    return author;
  }

  /** Closes it in the catalogue, and tells it. */
  const close = (storyId: string, endsRuns: boolean) => world.tellClosed(world.shut(storyId, { endsRuns }));
  const statesOf = async ({ gateway, options }: TestPlayer, storyId: string) => {
    const { runs } = await gateway.listRuns({ storyId, order: 'loop_number' }, options);
    return runs.map(({ loopStatus }) => loopStatus);
  };
  /** From now on the catalogue answers once this has been called. */
  function heldAnswer(): () => void {
    let tell = () => {};
    world.onItsWay = new Promise<void>((resolve) => {
      tell = resolve;
    });
    return () => {
      world.onItsWay = undefined;
      tell();
    };
  }

  it('lets what is going on play on, and nothing new begin, by whichever way', async () => {
    const player = await aPlayer();
    const { storyId, options } = player;
    await close(storyId, false);
    await player.start();
    await player.start();
    await player.says('both', { facets: ['kind', 'true'] });
    expect(await player.view()).toMatchObject({ loopStatus: GOING, endedWithStory: false });
    expect(await failure(player.newRun(storyId))).toMatchObject(SHUT);
    expect(await statesOf(player, storyId)).toEqual([GOING]);
    const stranger = await TestPlayer.join(world, address);
    expect(await failure(stranger.newRun(storyId))).toMatchObject(SHUT);
    await player.gateway.endRun({ playerStoryId: player.playerStoryId }, options);
    expect((await failure(player.says('more', {}))).reason).toBe('RUN_ALREADY_ENDED');
    await player.gateway.resetProgress({ storyId }, options);
    expect(await failure(player.newRun(storyId))).toMatchObject(SHUT);
    // Another release changes nothing of it.
    const [release] = world.published.get(storyId) ?? [];
    if (release) world.publish(release);
    expect(await failure(player.newRun(storyId))).toMatchObject(SHUT);
    world.reopen(storyId);
    await player.newRun(storyId);
    expect(await statesOf(player, storyId)).toEqual([GOING]);
  });

  it('ends with its runs where that was chosen: as if given up, whoever is in the middle of a turn', async () => {
    const player = await aPlayer();
    const { storyId } = player;
    const other = await aPlayer(storyId);
    const elsewhere = await aPlayer();
    await player.start();
    await player.start();
    const begun = await player.begin({ inputId: randomUUID(), text: 'still speaking' });
    const before = world.facts.length;
    await close(storyId, true);
    expect((await failure(player.commit(begun))).reason).toBe('LEASE_LOST');
    // The engine asks for its turn once more, and tells what it is answered.
    const asked = player.begin({ inputId: begun.inputId, text: 'still speaking' });
    expect(await failure(asked)).toMatchObject({ reason: 'ENDED_WITH_STORY', code: 'FAILED_PRECONDITION' });
    for (const each of [player, other])
      expect(await each.view()).toMatchObject({ loopStatus: LOST, endedWithStory: true });
    expect((await failure(other.start())).reason).toBe('ENDED_WITH_STORY');
    expect(await elsewhere.view()).toMatchObject({ loopStatus: GOING, endedWithStory: false });
    while (await isDue()) await sleep(10);
    const ended = world.facts.slice(before).filter(({ fact }) => fact === 'run_ended');
    const told = ended.map(({ payload }) => fromBinary(RunEndedSchema, payload));
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([player.userId, other.userId].toSorted());
    expect(new Set(told.map(({ loopStatus }) => loopStatus))).toEqual(new Set([LOST]));
  });

  const isDue = async () =>
    (await world.db.statement('select from outbox where published_at is null limit 1')).length > 0;

  it('takes away nothing that was won, and can be told of', async () => {
    const storyId = world.publish(anEconomy());
    const player = await aPlayer(storyId);
    await forge(player);
    await player.start();
    for (let blow = 0; blow < 3; blow += 1) await player.says('ha', { creativity: 0.9, thematic: true });
    await player.start();
    await player.newRun(storyId);
    const { options } = player;
    const [before] = (await player.gateway.listTickets({}, options)).tickets;
    expect(before).toMatchObject({ isRedeemed: false });
    await close(storyId, true);
    expect(await statesOf(player, storyId)).toEqual([LOST, 'loopStatusWon']);
    expect((await player.gateway.listTickets({}, options)).tickets).toMatchObject([
      { id: before?.id, storyName: before?.storyName },
    ]);
    expect(await player.gateway.getRunState({ storyId }, options)).toMatchObject({ bestRank: 2 });
    expect((await player.gateway.listProgress({}, options)).stories).toHaveLength(1);
  });

  it('is tested by those alone to whom it is something; their tests go on', async () => {
    const release = aStory();
    const storyId = world.publish(release);
    const [author, stranger] = [await anAuthor(), await anAuthor()];
    const version = world.draft(release, author.userId);
    const tests = (who: TestPlayer, releaseVersion?: number) => {
      const of = releaseVersion === undefined ? {} : { releaseVersion };
      return who.gateway.createTestRun({ storyId, language: 'en', ...of }, who.options);
    };
    const going = await tests(author, version);
    await close(storyId, true);
    for (const which of [undefined, 1]) {
      expect(await failure(tests(stranger, which))).toMatchObject(SHUT);
      await tests(author, which);
    }
    await tests(author, version);
    author.playerStoryId = going.playerStoryId;
    expect(await author.view()).toMatchObject({ isTest: true, loopStatus: GOING });
  });

  it('is tested as before in the versions that it had where its folder has gone, unless it is closed as well', async () => {
    const release = aStory();
    const storyId = world.publish(release);
    world.publish(release);
    const [author, stranger] = [await anAuthor(), await anAuthor()];
    world.draft(release, author.userId);
    const tests = async (who: TestPlayer, releaseVersion?: number) => {
      const of = releaseVersion === undefined ? {} : { releaseVersion };
      const run = await who.gateway.createTestRun({ storyId, language: 'en', ...of }, who.options);
      return Object.assign(who, run).view();
    };
    world.gone.add(storyId);
    for (const who of [author, stranger]) {
      for (const version of [1, 2])
        expect(await tests(who, version)).toMatchObject({ releaseVersion: version });
      for (const none of [undefined, 3])
        expect(await failure(tests(who, none))).toMatchObject({ code: 'NOT_FOUND' });
    }
    await close(storyId, false);
    expect(await failure(tests(stranger, 1))).toMatchObject(SHUT);
    expect(await tests(author, 1)).toMatchObject({ releaseVersion: 1 });
  });

  it('is not begun by whoever was told that it is open just before', async () => {
    for (const endsRuns of [true, false]) {
      const player = await aPlayer();
      const { storyId } = player;
      const answer = heldAnswer();
      const before = world.fetches;
      const asked = failure(player.newRun(storyId));
      while (world.fetches === before) await sleep(5);
      await close(storyId, endsRuns);
      answer();
      expect(await asked).toMatchObject(SHUT);
      expect(await statesOf(player, storyId)).toEqual([endsRuns ? LOST : GOING]);
    }
  });

  it('gives the run that was asked for before to whoever has lost the answer', async () => {
    const player = await aPlayer();
    const { storyId, options, gateway } = player;
    const wish = { storyId, language: 'en', idempotencyKey: randomUUID() };
    const first = await gateway.createRun(wish, options);
    await close(storyId, false);
    expect(await gateway.createRun(wish, options)).toMatchObject(first);
    const another = gateway.createRun({ ...wish, idempotencyKey: randomUUID() }, options);
    expect(await failure(another)).toMatchObject(SHUT);
    const stranger = await TestPlayer.join(world, address);
    expect(await failure(stranger.gateway.createRun(wish, stranger.options))).toMatchObject(SHUT);
  });

  it('ends once for each time that it was closed, however late and often that is told', async () => {
    const player = await aPlayer();
    const { storyId } = player;
    const [late, id] = [world.shut(storyId, { endsRuns: true }), randomUUID()];
    world.reopen(storyId);
    await player.newRun(storyId);
    // What began after the first closing does not end with it.
    for (const _ of [1, 2]) await world.tellClosed(late, id);
    expect(await statesOf(player, storyId)).toEqual([GOING, LOST]);
    const [later, latest] = [world.shut(storyId), world.shut(storyId, { endsRuns: true })];
    await world.tellClosed(latest);
    await world.tellClosed(later);
    expect(await statesOf(player, storyId)).toEqual([LOST, LOST]);
    world.reopen(storyId);
    await player.newRun(storyId);
    for (const _ of [1, 2]) await world.tellClosed(latest);
    expect(await statesOf(player, storyId)).toEqual([GOING, LOST, LOST]);
  });

  it('is not begun where its catalogue is of before a closing, until it was closed and opened once more', async () => {
    const player = await aPlayer();
    const { storyId } = player;
    await close(storyId, false);
    world.closings.delete(storyId);
    expect(await failure(player.newRun(storyId))).toMatchObject(SHUT);
    await close(storyId, false);
    world.reopen(storyId);
    await player.newRun(storyId);
  });

  it('ends with the closing that says so, and with none after it', async () => {
    const player = await aPlayer();
    const { storyId } = player;
    await close(storyId, true);
    world.reopen(storyId);
    await player.newRun(storyId);
    // As a release from before closings writes it.
    await world.db.statement('update player_stories set closings = 0 where blueprint_story_id = $1', [
      storyId,
    ]);
    await close(storyId, false);
    expect(await statesOf(player, storyId)).toEqual([GOING, LOST]);
  });

  it('ends with all runs but one that cannot be ended, which is told and tried again', async () => {
    const first = await aPlayer();
    const { storyId } = first;
    const players = [first];
    while (players.length < 4) players.push(await aPlayer(storyId));
    const states = async () => (await Promise.all(players.map((one) => statesOf(one, storyId)))).flat();
    const isLet = await keptFrom(first.playerStoryId);
    const [closing, id, before] = [world.shut(storyId, { endsRuns: true }), randomUUID(), lines.length];
    await expect(world.tellClosed(closing, id)).rejects.toThrow('not taken');
    expect(await states()).toEqual([GOING, LOST, LOST, LOST]);
    expect(lines.slice(before)).toMatchObject([{ level: 'error', playerStoryId: first.playerStoryId }]);
    expect(JSON.stringify(lines)).not.toContain(first.userId);
    await isLet();
    await world.tellClosed(closing, id);
    expect(await states()).toEqual([LOST, LOST, LOST, LOST]);
  });

  /** Nobody writes this run any more until the answer is called. */
  async function keptFrom(playerStoryId: string): Promise<() => Promise<void>> {
    const run = (sql: string) => world.db.transaction(async (tx) => void (await rows(tx, sql)));
    await run(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await run(`create trigger refused before update on player_stories for each row
      when (new.id = '${playerStoryId}') execute function refuse()`);
    return () => run('drop function refuse cascade');
  }
});

describe('a run that is being written while its story is closed', () => {
  let world: World;
  let address: string;
  beforeAll(async () => {
    world = await World.start('postgres');
    address = await world.serve();
  }, START_MS);
  afterAll(() => world?.close());

  const isWaitedFor = async (what: string) =>
    (await world.db.statement('select from pg_locks where not granted and locktype = $1 limit 1', [what]))
      .length > 0;

  it('is waited for, and ends with it', async () => {
    const player = await TestPlayer.join(world, address);
    const storyId = world.publish(aStory());
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // Whoever writes a moment waits here.
    const holding = world.db.transaction(async (tx) => {
      await rows(tx, 'lock table player_moments in share mode');
      await held;
    });
    const begun = player.newRun(storyId);
    while (!(await isWaitedFor('relation'))) await sleep(10);
    let isTold = false;
    const told = world.tellClosed(world.shut(storyId, { endsRuns: true })).then(() => {
      isTold = true;
    });
    while (!isTold && !(await isWaitedFor('advisory'))) await sleep(10);
    letGo();
    await holding;
    await Promise.all([begun, told]);
    expect(await player.view()).toMatchObject({ loopStatus: LOST, endedWithStory: true });
  });
});
