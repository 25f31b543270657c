import { randomUUID } from 'node:crypto';
import { fromBinary } from '@bufbuild/protobuf';
import {
  MomentCompletedSchema,
  ProgressResetSchema,
  RunCreatedSchema,
  RunEndedSchema,
} from '@fabula/proto/events/v1/events_pb';
import { stateHash } from '@fabula/rules/hash';
import type { RunState } from '@fabula/rules/types';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, GUEST, id, LAMP, WHISTLE } from '../../rules/test/build.ts';
import { failure } from './failure.ts';
import { aStory } from './stories.ts';
import { DATABASES, START_MS, TestPlayer, World } from './world.ts';

describe.each(DATABASES)('runs on %s', (kind) => {
  let world: World;
  let address: string;

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve();
  }, START_MS);
  afterAll(() => world?.close());

  async function aPlayer(story = aStory()): Promise<TestPlayer & { storyId: string }> {
    const player = await TestPlayer.join(world, address);
    const storyId = world.publish(story);
    await player.newRun(storyId);
    return Object.assign(player, { storyId });
  }

  /** Plays to the end: won by `up`, lost by `down`. */
  async function playThrough(player: TestPlayer, path: 'up' | 'down') {
    await player.start();
    await player.start();
    await player.says('both', { facets: ['kind', 'true'] });
    await player.start();
    if ((await player.view()).momentStatus === 'waiting') await player.start();
    await player.says(path, { path });
    return player.start();
  }

  const stateOf = async (player: TestPlayer) =>
    world.db.transaction(async (tx) => {
      const row = await tx('player_stories').where({ id: player.playerStoryId }).first('state');
      return (row as { state: RunState }).state;
    });

  it('shows a new run at its first moment, and what is there by default', async () => {
    const player = await aPlayer();
    const view = await player.view();
    expect(view).toMatchObject({
      playerStoryId: player.playerStoryId,
      userId: player.userId,
      blueprintMomentId: id(1),
      blueprintStoryId: player.storyId,
      momentType: 'monologue',
      momentStatus: 'waiting',
      momentName: 'Moment 1',
      loopNumber: 1,
      loopStatus: 'loopStatusOnGoing',
      loopCurrentNumberOfInteractions: 0,
      loopMaxNumberOfInteractions: 30,
      userMomentCompletionCount: 0,
      transitions: [{ nextMomentId: id(2), isOpen: true }],
      playerItems: [{ blueprintItemId: LAMP, availableItemName: 'Thing', source: 'default' }],
      enrolledCharacters: [],
      soundVolume: 7,
      releaseVersion: 1,
    });
    expect(view.playerItems[0]?.availableItemId).toMatch(/^[0-9a-f-]{36}$/);
    expect(view.loopRank).toBeUndefined();
  });

  it('follows a run to its won end: views, ranks, lists, facts', async () => {
    // Before there is a run: that one was created may be published at once.
    const before = world.facts.length;
    const player = await aPlayer();
    const { storyId, options } = player;
    const fresh = randomUUID();
    expect(await player.gateway.getRunState({ storyId: fresh }, options)).toMatchObject({ state: 'FRESH' });
    expect(await player.gateway.getRunState({ storyId }, options)).toMatchObject({ state: 'ONGOING' });
    const end = await playThrough(player, 'up');
    expect(end?.output).toMatchObject({ completeTheMoment: true, endOfGame: false, loopRank: 2 });
    expect(await player.view()).toMatchObject({
      momentType: 'epilogue',
      momentStatus: 'done',
      momentOutcome: 'success',
      loopStatus: 'loopStatusWon',
      isSuccessfulRun: true,
      loopRank: 2,
      enrolledCharacters: [{ blueprintCharacterId: GUEST }],
      playerItems: [{ blueprintItemId: LAMP }, { blueprintItemId: WHISTLE }, {}],
    });
    expect(await player.gateway.getRunState({ storyId }, options)).toMatchObject({
      state: 'COMPLETED',
      bestRank: 2,
    });
    expect(await player.gateway.listProgress({}, options)).toMatchObject({
      stories: [{ storyId, state: 'COMPLETED', progress: 100 }],
    });
    const facts = await factsSince(before, player);
    const names = facts.map(({ fact }) => fact);
    expect(new Set(names)).toEqual(
      new Set(['run_created', 'moment_started', 'moment_completed', 'run_ended']),
    );
    expect(names.filter((fact) => fact === 'moment_started')).toHaveLength(5);
    expect(names.filter((fact) => fact === 'moment_completed')).toHaveLength(5);
    const ended = facts.find(({ fact }) => fact === 'run_ended');
    expect(fromBinary(RunEndedSchema, ended?.payload ?? new Uint8Array())).toMatchObject({
      userId: player.userId,
      loopStatus: 'loopStatusWon',
      loopRank: 2,
    });
  });

  /** The facts of one player's run, once its end is among them. */
  async function factsSince(before: number, player: TestPlayer) {
    const isMine = ({ payload }: { payload: Uint8Array }) =>
      Buffer.from(payload).includes(player.playerStoryId);
    for (;;) {
      // Asked first: what comes while it is asked must not be missed.
      const isAllPublished = await published();
      const mine = world.facts.slice(before).filter(isMine);
      if (isAllPublished && mine.some(({ fact }) => fact === 'run_ended')) return mine;
    }
  }

  async function published(): Promise<boolean> {
    const due = await world.db.transaction((tx) => tx('outbox').whereNull('published_at').first('n'));
    return due === undefined;
  }

  it('titles a waiting moment by the one that its start opens', async () => {
    const late = { type: 'monologue', skip: { showAfterRunNumber: 2 }, transitions: [{ to: id(2) }] };
    const moments = [aMoment(1, late), aMoment(2, { type: 'epilogue' })];
    const player = await aPlayer(aRelease(moments, { id: randomUUID() }));
    const { momentName, title } = await player.view();
    expect([momentName, title?.name, title?.blueprintMomentId]).toEqual(['Moment 1', 'Moment 2', id(2)]);
    expect(title?.momentImageDetails?.alt).toBe('Moment 2');
    await player.start();
    expect((await player.view()).title).toBeUndefined();
    await player.newRun(player.storyId);
    expect((await player.view()).title?.name).toBe('Moment 1');
  });

  it('inherits items and team, counts runs and completions, and skips what gives nothing new', async () => {
    const player = await aPlayer();
    await playThrough(player, 'up');
    await player.newRun(player.storyId, 'fr');
    const state = await stateOf(player);
    expect(state).toMatchObject({ loopNumber: 2, language: 'fr', before: { bestRank: 2 } });
    expect(state.before.completions).toMatchObject({ [id(1)]: 1, [id(2)]: 1, [id(4)]: 1, [id(5)]: 1 });
    expect(await player.view()).toMatchObject({
      loopNumber: 2,
      bestRank: 2,
      momentName: 'Moment 1 (fr)',
      userMomentCompletionCount: 1,
      playerItems: [{ source: 'default' }, { source: 'inherited_from_previous_run' }, {}],
      enrolledCharacters: [{ blueprintCharacterId: GUEST, characterName: 'Name (fr)' }],
    });
    const before = world.facts.length;
    await playThrough(player, 'down');
    const skipped = (await factsSince(before, player))
      .filter(({ fact }) => fact === 'moment_completed')
      .map(({ payload }) => fromBinary(MomentCompletedSchema, payload).outcome);
    expect(skipped).toContain('skipped');
    const { runs } = await player.gateway.listRuns({ storyId: player.storyId, order: '' }, player.options);
    expect(runs.map((run) => [run.loopNumber, run.loopStatus])).toEqual([
      [1, 'loopStatusWon'],
      [2, 'loopStatusLost'],
    ]);
    const orders = ['created_at', 'loop_number', 'loop_rank', 'best_first'];
    const firsts = await Promise.all(
      orders.map(async (order) => {
        const answer = await player.gateway.listRuns({ storyId: player.storyId, order }, player.options);
        return answer.runs[0]?.loopNumber;
      }),
    );
    expect(firsts).toEqual([2, 2, 1, 1]);
    const pageAfter = async (afterId?: string) => {
      const page = { storyId: player.storyId, order: 'best_first', limit: 1, ...(afterId && { afterId }) };
      return (await player.gateway.listRuns(page, player.options)).runs;
    };
    const [best] = await pageAfter();
    const [second] = await pageAfter(best?.playerStoryId);
    expect([best, second].map((run) => run?.loopNumber)).toEqual([1, 2]);
    expect(await pageAfter(second?.playerStoryId)).toEqual([]);
    const endless = { storyId: player.storyId, limit: 201 };
    await expect(player.gateway.listRuns(endless, player.options)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  const isOf =
    (player: TestPlayer) =>
    ({ userId }: { userId: string }) =>
      userId === player.userId;

  it('ends a run that is given up, once', async () => {
    const player = await aPlayer();
    const end = () => player.gateway.endRun({ playerStoryId: player.playerStoryId }, player.options);
    await end();
    await end();
    expect(await player.view()).toMatchObject({ loopStatus: 'loopStatusLost', isSuccessfulRun: false });
    const won = await aPlayer();
    await playThrough(won, 'up');
    const call = won.gateway.endRun({ playerStoryId: won.playerStoryId }, won.options);
    expect(await failure(call)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'RUN_ALREADY_ENDED' });
  });

  it('is lost at its last interaction', async () => {
    const player = await aPlayer(aStory({ maxInteractions: 2 }));
    await player.start();
    await player.start();
    await player.says('hm', {});
    const last = await player.says('hm again', {});
    expect(last?.output).toMatchObject({ endOfGame: true, loopCurrentNumberOfInteractions: 2 });
    expect((await player.view()).loopStatus).toBe('loopStatusLost');
  });

  it('speaks another language from the next turn on', async () => {
    const player = await aPlayer();
    const set = { playerStoryId: player.playerStoryId, language: 'fr' };
    await player.gateway.setRunLanguage(set, player.options);
    expect((await player.start())?.output?.dialogue).toBe('opening 1 (fr)');
    expect((await player.view()).language).toBe('fr');
  });

  it('tells the dialogue as it was heard', async () => {
    const player = await aPlayer();
    await player.start();
    await player.start();
    const sentence = (text: string) => ({ text, characterId: GUEST, durationMs: 1_000 });
    const spoken = [sentence('A whole sentence.'), sentence('Another one, cut off here.')];
    const turn = await player.says('hello', { facets: ['kind'] }, { sentences: spoken });
    await player.says('hello', {}, { sentences: [sentence('Again?')] });
    const history = async () => {
      const of = { playerStoryId: player.playerStoryId };
      const { entries } = await player.gateway.getDialogueHistory(of, player.options);
      return entries.map((entry) => entry.playerText || entry.llmText);
    };
    expect(await history()).toEqual(['hello', 'A whole sentence.', 'Another one, cut off here.', 'Again?']);
    const heard = { playerStoryId: player.playerStoryId, inputId: turn?.inputId ?? '', heardMs: 1_500 };
    await player.engine.markHeard(heard, { deadlineMs: 60_000 });
    await player.engine.markHeard({ ...heard, heardMs: 200 }, { deadlineMs: 60_000 });
    await player.engine.markHeard({ ...heard, inputId: 'never sent' }, { deadlineMs: 60_000 });
    const odd = player.engine.markHeard({ ...heard, inputId: 'a\0b' }, { deadlineMs: 60_000 });
    await expect(odd).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await history()).toEqual(['hello', 'A whole sentence.', 'Another one,…', 'Again?']);
    const begun = await player.begin({ inputId: 'next' });
    expect(begun.history.map((entry) => entry.playerText || entry.llmText)).toEqual(await history());
    expect(begun.heard).toEqual(begun.history);
  });

  it('forgets all of a story when its progress is reset, and of everything when the player is deleted', async () => {
    const player = await aPlayer();
    await playThrough(player, 'up');
    const running = player.playerStoryId;
    await player.gateway.resetProgress({ storyId: player.storyId }, player.options);
    expect(await player.gateway.getRunState({ storyId: player.storyId }, player.options)).toMatchObject({
      state: 'FRESH',
    });
    expect((await failure(player.view())).code).toBe('NOT_FOUND');
    const left = await world.db.transaction((tx) => tx('turns').where({ player_story_id: running }).count());
    expect(Number(left[0]?.count)).toBe(0);
    while (!(await published()));
    const resets = world.facts
      .filter(({ fact }) => fact === 'progress_reset')
      .map(({ payload }) => fromBinary(ProgressResetSchema, payload));
    expect(resets.find(isOf(player))?.playerStoryIds).toEqual([running]);
    await player.newRun(player.storyId);
    expect(await stateOf(player)).toMatchObject({
      loopNumber: 1,
      before: { completions: {}, bestRank: null },
    });
    await world.deleteUser(player.userId);
    expect((await failure(player.view())).code).toBe('NOT_FOUND');
  });

  it('keeps foreign runs from everybody', async () => {
    const player = await aPlayer();
    const stranger = await TestPlayer.join(world, address);
    const { playerStoryId } = player;
    const calls = [
      stranger.gateway.getGameView({ playerStoryId }, stranger.options),
      stranger.gateway.checkOwner({ playerStoryId }, stranger.options),
      stranger.gateway.endRun({ playerStoryId }, stranger.options),
      stranger.gateway.setRunLanguage({ playerStoryId, language: 'fr' }, stranger.options),
      stranger.gateway.getDialogueHistory({ playerStoryId }, stranger.options),
    ];
    const errors = await Promise.all(calls.map(failure));
    expect(errors.map((error) => error.reason)).toEqual(Array.from(calls, () => 'RUN_NOT_FOUND'));
    await player.gateway.checkOwner({ playerStoryId }, player.options);
  });

  it('refuses a story that is unknown, not out yet, or not in that language', async () => {
    const player = await TestPlayer.join(world, address);
    expect((await failure(player.newRun(randomUUID()))).code).toBe('NOT_FOUND');
    const soon = { ...aStory(), startMomentId: null, moments: [] };
    expect(await failure(player.newRun(world.publish(soon)))).toMatchObject({ reason: 'NO_START_MOMENT' });
    const story = aStory();
    const english = { ...story, story: { ...story.story, languages: ['en' as const] } };
    expect(await failure(player.newRun(world.publish(english), 'fr'))).toMatchObject({
      reason: 'UNSUPPORTED_LOCALE',
    });
    const playerStoryId = await player.newRun(english.story.id);
    const french = player.gateway.setRunLanguage({ playerStoryId, language: 'fr' }, player.options);
    expect(await failure(french)).toMatchObject({ reason: 'UNSUPPORTED_LOCALE' });
    expect((await player.view()).language).toBe('en');
  });

  it('stays on its release when a newer one is out, and asks for each but once', async () => {
    const story = aStory();
    const player = await aPlayer(story);
    await player.view();
    const fetches = world.fetches;
    world.publish({ ...story, story: { ...story.story, name: { en: 'New', fr: 'Nouveau' } } });
    expect(await player.view()).toMatchObject({ releaseVersion: 1, storyName: 'Fixture' });
    await player.start();
    expect(world.fetches).toBe(fetches);
    await player.newRun(player.storyId);
    expect(await player.view()).toMatchObject({ releaseVersion: 2, storyName: 'New' });
  });

  it('commits on an instance that has not seen the release', async () => {
    const player = await aPlayer();
    const other = await world.serve();
    const begun = await player.begin({ kind: 'start_moment' });
    const elsewhere = world.client(other, 'moment-engine');
    const { turn } = await elsewhere.commitTurn(
      {
        ...{ playerStoryId: player.playerStoryId, inputId: begun.inputId, fence: begun.fence, turnNo: 1 },
        nowMs: 1,
      },
      { deadlineMs: 60_000 },
    );
    expect(turn?.output?.dialogue).toBe('opening 1');
  });

  it('ends in the same state, disturbed or not, with the same seed', async () => {
    const seeded = await world.serve({ runSeed: 'the same dice', leaseMs: 50 });
    const storyId = world.publish(aStory());
    const hashes: string[] = [];
    for (const isDisturbed of [false, true]) {
      const player = await TestPlayer.join(world, seeded);
      await player.newRun(storyId);
      if (isDisturbed) await disturb(player);
      const end = await playThrough(player, 'up');
      expect(end?.stateHash).toBe(stateHash(await stateOf(player)));
      hashes.push(end?.stateHash ?? '');
    }
    expect(hashes[0]).toBe(hashes[1]);
  });

  /** Turns that begin, are given back, run out, or are asked for twice. */
  async function disturb(player: TestPlayer) {
    await player.release(await player.begin({ kind: 'start_moment' }));
    await player.begin({ kind: 'start_moment' });
    for (;;) {
      const begun = await player.begin({ kind: 'start_moment' });
      if (begun.attempt < 3) continue;
      await player.release(begun);
      return;
    }
  }

  it('tells others of a new run', async () => {
    const player = await aPlayer();
    const created = await factsSinceCreated(player);
    expect(created).toMatchObject({
      userId: player.userId,
      storyId: player.storyId,
      loopNumber: 1,
      language: 'en',
    });
  });

  async function factsSinceCreated(player: TestPlayer) {
    while (!(await published()));
    const mine = world.facts.filter(({ fact }) => fact === 'run_created');
    return mine
      .map(({ payload }) => fromBinary(RunCreatedSchema, payload))
      .find((fact) => fact.playerStoryId === player.playerStoryId);
  }
});
