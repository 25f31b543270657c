import { randomUUID } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import { RunEndedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failure } from './failure.ts';
import { aStory } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

describe.each(DATABASES)('the beginning of a run on %s', (kind) => {
  let world: World;
  let address: string;

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve();
  }, START_MS);
  afterAll(() => world?.close());

  async function aPlayer(): Promise<TestPlayer & { storyId: string }> {
    const player = await TestPlayer.join(world, address);
    const storyId = world.publish(aStory());
    await player.newRun(storyId);
    return Object.assign(player, { storyId });
  }

  it('gives two runs that are created at once numbers of their own', async () => {
    const player = await aPlayer();
    await Promise.all([1, 2, 3, 4].map(() => player.newRun(player.storyId)));
    const { runs } = await player.gateway.listRuns(
      { storyId: player.storyId, order: 'loop_number' },
      player.options,
    );
    expect(runs.map((run) => run.loopNumber)).toEqual([5, 4, 3, 2, 1]);
  });

  it('leaves one run going on, whoever begins how many: those before are lost, and others learn of it', async () => {
    const player = await aPlayer();
    const first = player.playerStoryId;
    await player.start();
    await player.start();
    const begun = await player.begin({ inputId: randomUUID(), text: 'still speaking' });
    const before = world.facts.length;
    await Promise.all([1, 2, 3].map(() => player.newRun(player.storyId)));
    const { runs } = await player.gateway.listRuns(
      { storyId: player.storyId, order: 'loop_number' },
      player.options,
    );
    const [lost, going] = ['loopStatusLost', 'loopStatusOnGoing'];
    expect(runs.map((run) => run.loopStatus)).toEqual([going, lost, lost, lost]);
    player.playerStoryId = first;
    expect((await failure(player.commit(begun))).reason).toBe('LEASE_LOST');
    while (!(await published()));
    const ended = world.facts.slice(before).filter(({ fact }) => fact === 'run_ended');
    const mine = ended.map(({ payload }) => fromBinary(RunEndedSchema, payload)).filter(isOf(player));
    expect(mine.map(({ loopStatus }) => loopStatus)).toEqual([lost, lost, lost]);
  });

  const isOf =
    (player: TestPlayer) =>
    ({ userId }: { userId: string }) =>
      userId === player.userId;

  it('answers the same run for the same key, however often and from wherever it is asked', async () => {
    const player = await aPlayer();
    const other = world.client(await world.serve(), 'gateway');
    const idempotencyKey = randomUUID();
    const asked = { storyId: player.storyId, language: 'en', idempotencyKey };
    const answers = await Promise.all(
      [player.gateway, other, player.gateway].map((site) => site.createRun(asked, player.options)),
    );
    const capitals = { ...asked, idempotencyKey: idempotencyKey.toUpperCase() };
    answers.push(await player.gateway.createRun(capitals, player.options));
    expect(new Set(answers.map((answer) => answer.playerStoryId)).size).toBe(1);
    const { runs } = await player.gateway.listRuns({ storyId: player.storyId, order: '' }, player.options);
    expect(runs).toHaveLength(2);
    const stranger = await TestPlayer.join(world, address);
    const foreign = await stranger.gateway.createRun(asked, stranger.options);
    expect(foreign.playerStoryId).not.toBe(answers[0]?.playerStoryId);
  });

  it('gives up no run but the one that the player has agreed to give up', async () => {
    const player = await aPlayer();
    const { storyId, gateway, options } = player;
    const begin = (more: object) => gateway.createRun({ storyId, language: 'en', ...more }, options);
    const runs = async () => (await gateway.listRuns({ storyId, order: 'created_at' }, options)).runs;
    const [first] = await runs();
    const idempotencyKey = randomUUID();
    for (const replaces of ['', randomUUID()]) {
      const refused = begin({ replaces, idempotencyKey });
      expect(await failure(refused)).toMatchObject({ reason: 'RUN_GOING_ON', code: 'FAILED_PRECONDITION' });
    }
    expect(await runs()).toEqual([first]);
    const agreed = { replaces: first?.playerStoryId.toUpperCase(), idempotencyKey };
    const { playerStoryId } = await begin(agreed);
    expect((await runs()).map((run) => [run.playerStoryId, run.loopStatus])).toEqual([
      [playerStoryId, 'loopStatusOnGoing'],
      [first?.playerStoryId, 'loopStatusLost'],
    ]);
    // Its answer was lost: what was begun is not asked about.
    expect(await begin(agreed)).toMatchObject({ playerStoryId });
    await gateway.endRun({ playerStoryId }, options);
    // Of two tabs that know of none, one begins it.
    const tabs = await Promise.allSettled([begin({ replaces: '' }), begin({ replaces: '' })]);
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await runs()).map(({ loopStatus }) => loopStatus)).toEqual([
      'loopStatusOnGoing',
      ...['loopStatusLost', 'loopStatusLost'],
    ]);
    expect((await begin({})).playerStoryId).not.toBe(playerStoryId);
  });

  async function published(): Promise<boolean> {
    const due = await world.db.transaction((tx) => tx('outbox').whereNull('published_at').first('n'));
    return due === undefined;
  }
});
