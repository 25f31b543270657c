import { randomUUID } from 'node:crypto';
import { Grant } from '@fabula/proto/run/v1/run_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failure } from './failure.ts';
import { aStory } from './stories.ts';
import { DATABASES, digestOf, START_MS, TestPlayer, World } from './world.ts';

describe.each(DATABASES)('turns on %s', (kind) => {
  let world: World;
  let address: string;
  let storyId: string;

  beforeAll(async () => {
    world = await World.start(kind);
    address = await world.serve();
    storyId = world.publish(aStory());
  }, START_MS);
  afterAll(() => world?.close());

  async function aPlayer(at = address): Promise<TestPlayer> {
    const player = await TestPlayer.join(world, at);
    await player.newRun(storyId);
    return player;
  }

  /** A player whose dialogue is open. */
  async function inDialogue(at = address): Promise<TestPlayer> {
    const player = await aPlayer(at);
    await player.start();
    await player.start();
    return player;
  }

  it('grants one of 20 callers, and tells the others whose turn it is', async () => {
    const player = await inDialogue();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => player.begin({ inputId: 'same', text: 'hello' })),
    );
    const grants = same.map((each) => each.grant);
    expect(grants.filter((grant) => grant === Grant.GRANTED)).toHaveLength(1);
    expect(grants.filter((grant) => grant === Grant.RUNNING)).toHaveLength(19);
    const others = await Promise.all([1, 2, 3].map((n) => player.begin({ inputId: `other-${n}` })));
    expect(others.map((each) => each.grant)).toEqual([Grant.BUSY, Grant.BUSY, Grant.BUSY]);
  });

  it('has one effect for ten times the same input, and one answer', async () => {
    const player = await inDialogue();
    const play = async () => {
      for (;;) {
        const begun = await player.begin({ inputId: 'once', text: 'kind words' });
        if (begun.grant === Grant.COMMITTED) return begun.turn;
        if (begun.grant !== Grant.GRANTED) continue;
        const proposalJson = JSON.stringify({ judgement: { facets: ['kind'] } });
        return (await player.commit(begun, { transcript: 'kind words', proposalJson })).turn;
      }
    };
    const turns = await Promise.all(Array.from({ length: 10 }, play));
    expect(new Set(turns.map((turn) => JSON.stringify(turn?.output))).size).toBe(1);
    expect(turns[0]?.output).toMatchObject({ progress: 50, loopCurrentNumberOfInteractions: 1 });
    expect((await player.view()).loopCurrentNumberOfInteractions).toBe(1);
  });

  it('takes a bet left standing in a dialogue for no answer: a silence stays free', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ inputId: 'a stray bet' });
    const input = { playerStoryId: player.playerStoryId, interactionBetSize: 3, difficulty: 'hard' };
    const { turn } = await player.commit(begun, { input });
    expect(turn?.output).toMatchObject({ notHeard: true, loopCurrentNumberOfInteractions: 0 });
    const [logged] = await world.db.transaction((tx) => tx('turns').where({ input_id: 'a stray bet' }));
    expect(logged.input).toEqual({ playerStoryId: player.playerStoryId });
  });

  it('refuses the same input id with other content, and leaves the first as it was', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ inputId: 'mine', text: 'one' });
    const error = await failure(player.begin({ inputId: 'mine', text: 'two' }));
    expect(error).toMatchObject({ code: 'ALREADY_EXISTS', retryable: false, field: 'input_id' });
    await player.commit(begun, { transcript: 'one' });
    expect((await failure(player.begin({ inputId: 'mine', text: 'two' }))).code).toBe('ALREADY_EXISTS');
    expect((await player.begin({ inputId: 'mine', text: 'one' })).grant).toBe(Grant.COMMITTED);
  });

  it('compares an input that came in pieces by its JSON when it comes again whole', async () => {
    const player = await inDialogue();
    await player.release(await player.begin({ inputId: 'streamed', text: 'json', streaming: true }));
    const whole = { inputId: 'streamed', text: 'json and audio' };
    expect((await failure(player.begin({ ...whole, jsonDigest: digestOf('other json') }))).code).toBe(
      'ALREADY_EXISTS',
    );
    const begun = await player.begin({ ...whole, jsonDigest: digestOf('json') });
    expect(begun).toMatchObject({ grant: Grant.GRANTED, attempt: 2 });
  });

  it('derives an id for an input without one, the same for the same input in the same place', async () => {
    const player = await inDialogue();
    const first = await player.begin({ text: 'hello' });
    expect(first.inputId).toMatch(/^auto-[0-9a-f]{40}$/);
    expect(await player.begin({ text: 'hello' })).toMatchObject({
      grant: Grant.RUNNING,
      inputId: first.inputId,
    });
    await player.commit(first, { transcript: 'hello' });
    const again = await player.begin({ text: 'hello' });
    expect(again.grant).toBe(Grant.GRANTED);
    expect(again.inputId).not.toBe(first.inputId);
  });

  it('takes the first input of a connection for the newest turn, when it is that again', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ text: 'hello' });
    await player.commit(begun, { transcript: 'hello' });
    const repeat = await player.begin({ text: 'hello', firstOfConnection: true });
    expect(repeat).toMatchObject({ grant: Grant.COMMITTED, turn: { inputId: begun.inputId } });
    const other = await player.begin({ text: 'something else', firstOfConnection: true });
    expect(other.grant).toBe(Grant.GRANTED);
    await player.commit(other, { transcript: 'something else' });
    const named = await player.begin({ inputId: 'named', text: 'third' });
    await player.commit(named, { transcript: 'third' });
    const notIt = await player.begin({ text: 'third', firstOfConnection: true });
    expect(notIt.grant).toBe(Grant.GRANTED);
  });

  it('answers a start from the log once its moment is open, even while another turn runs', async () => {
    const player = await aPlayer();
    await player.start();
    const { playerMomentId } = await player.view();
    const begun = await player.begin({
      kind: 'start_moment',
      inputId: 'what a client sends',
      playerMomentId,
    });
    expect(begun).toMatchObject({ grant: Grant.GRANTED, inputId: playerMomentId });
    expect(await player.begin({ kind: 'start_moment', text: 'other digest' })).toMatchObject({
      grant: Grant.RUNNING,
    });
    await player.commit(begun);
    const sentences = [
      {
        text: 'What else?',
        characterId: '',
        emotionKey: 'normal',
        emotionStrength: 1,
        voice: 'v',
        language: 'en',
      },
    ];
    await player.says('kind', { facets: ['kind'] }, { sentences });
    await player.says('', {}, { sentences: [{ ...sentences[0], text: 'Take your time.' }] });
    const running = await player.begin({ inputId: 'running', text: 'hm' });
    const again = await player.begin({ kind: 'start_moment', text: 'reloaded', playerMomentId });
    expect(again).toMatchObject({
      grant: Grant.COMMITTED,
      inputId: playerMomentId,
      turn: { inputId: playerMomentId, isStart: true, output: { dialogue: 'opening 2' } },
      newestOutput: { progress: 50 },
      newestSentences: [{ text: 'What else?' }],
    });
    expect(running.grant).toBe(Grant.GRANTED);
  });

  it('answers the start of a moment that a cascade opened or passed over with the turn that did', async () => {
    const player = await aPlayer();
    await player.start();
    await player.start();
    await player.says('both', { facets: ['kind', 'true'] });
    await player.start();
    const fork = await player.start();
    await player.says('up', { path: 'up' });
    await player.start();
    const second = await TestPlayer.join(world, address);
    Object.assign(second, { userId: player.userId, token: player.token });
    await second.newRun(storyId);
    await second.start();
    await second.start();
    await second.says('both', { facets: ['kind', 'true'] });
    const gift = (await second.view()).playerMomentId;
    const opened = await second.start();
    expect(opened).toMatchObject({ inputId: gift, output: { dialogue: 'opening 4' } });
    expect(opened?.playerMomentId).not.toBe(gift);
    const again = (momentId: string | undefined) =>
      second.begin({ kind: 'start_moment', playerMomentId: momentId });
    expect(await again(gift)).toMatchObject({ grant: Grant.COMMITTED, turn: { inputId: gift } });
    expect(await again(opened?.playerMomentId)).toMatchObject({
      grant: Grant.COMMITTED,
      inputId: opened?.playerMomentId,
      turn: { inputId: gift },
    });
    expect(fork?.output?.dialogue).toBe('opening 4');
  });

  it('refuses what is judged too late or too early; that costs nothing and leaves no row', async () => {
    const player = await aPlayer();
    const early = await failure(player.begin({ inputId: 'early', text: 'hello' }));
    expect(early).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'MOMENT_NOT_OPEN', retryable: false });
    const { playerMomentId: told } = await player.view();
    await player.start();
    const late = await failure(player.begin({ inputId: 'late', text: 'hello', playerMomentId: told }));
    expect(late).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'MOMENT_NOT_CURRENT' });
    const unknown = player.begin({ kind: 'start_moment', playerMomentId: randomUUID() });
    expect(await failure(unknown)).toMatchObject({ code: 'FAILED_PRECONDITION' });
    await player.gateway.endRun({ playerStoryId: player.playerStoryId }, player.options);
    expect(await failure(player.begin({ inputId: 'over', text: 'hello' }))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'RUN_ALREADY_ENDED',
    });
    const inputs = await world.db.transaction((tx) =>
      tx('turns').where({ player_story_id: player.playerStoryId }).pluck('input_id'),
    );
    expect(inputs).toEqual([told]);
  });

  it('forgets an attempt that is refused when its turn comes', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ inputId: 'given-back', text: 'hello' });
    await player.release(begun);
    await player.gateway.endRun({ playerStoryId: player.playerStoryId }, player.options);
    await failure(player.begin({ inputId: 'given-back', text: 'hello' }));
    const left = await world.db.transaction((tx) =>
      tx('turns').where({ input_id: 'given-back' }).pluck('input_id'),
    );
    expect(left).toEqual([]);
  });

  it('says the same of a foreign run as of an unknown one', async () => {
    const player = await inDialogue();
    const stranger = await TestPlayer.join(world, address);
    stranger.playerStoryId = player.playerStoryId;
    const foreign = await failure(stranger.begin({ inputId: 'x' }));
    stranger.playerStoryId = randomUUID();
    const unknown = await failure(stranger.begin({ inputId: 'x' }));
    expect(foreign).toMatchObject({ code: 'NOT_FOUND', message: unknown.message });
    expect(unknown.code).toBe('NOT_FOUND');
  });

  it('lets a turn be taken over when its lease runs out, and refuses the late commit', async () => {
    const quick = await world.serve({ leaseMs: 100 });
    const player = await inDialogue(quick);
    const first = await player.begin({ inputId: 'slow', text: 'kind' });
    let second = await player.begin({ inputId: 'slow', text: 'kind' });
    while (second.grant !== Grant.GRANTED) second = await player.begin({ inputId: 'slow', text: 'kind' });
    expect(second).toMatchObject({ attempt: 2, turnNo: first.turnNo, seed: first.seed });
    expect(second.fence).toBeGreaterThan(first.fence);
    const proposalJson = JSON.stringify({ judgement: { facets: ['kind'] } });
    const late = await failure(player.commit(first, { proposalJson, transcript: 'kind' }));
    expect(late).toMatchObject({ code: 'ABORTED', reason: 'LEASE_LOST' });
    const done = await player.commit(second, { proposalJson, transcript: 'kind' });
    expect(done.turn).toMatchObject({ attempt: 2, output: { progress: 50 } });
    expect((await failure(player.commit(first, { transcript: 'kind' }))).code).toBe('ABORTED');
  });

  it('takes over a lease that was given before the clock was set back', async () => {
    const player = await inDialogue();
    await player.begin({ inputId: 'asked', text: 'kind' });
    const id = player.playerStoryId;
    const setBack = "update player_stories set lease_until = lease_until + interval '2 hours' where id = $1";
    await world.db.statement(setBack, [id]);
    const again = await player.begin({ inputId: 'asked', text: 'kind' });
    expect(again).toMatchObject({ grant: Grant.GRANTED, attempt: 2 });
  });

  it('keeps a lease that is renewed, and ends one that is given back', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ inputId: 'kept', text: 'hm' });
    const held = { playerStoryId: player.playerStoryId, inputId: begun.inputId, fence: begun.fence };
    const options = { deadlineMs: 60_000 };
    await player.engine.renewTurn(held, options);
    expect((await failure(player.engine.renewTurn({ ...held, fence: held.fence + 1 }, options))).code).toBe(
      'ABORTED',
    );
    await player.engine.releaseTurn({ ...held, fence: held.fence - 1 }, options);
    expect((await player.begin({ inputId: 'other' })).grant).toBe(Grant.BUSY);
    await player.engine.releaseTurn(held, options);
    expect((await failure(player.engine.renewTurn(held, options))).reason).toBe('LEASE_LOST');
    expect((await player.begin({ inputId: 'other' })).grant).toBe(Grant.GRANTED);
  });

  it('answers a repeated commit with the stored turn', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ inputId: 'twice', text: 'kind' });
    const first = await player.commit(begun, {
      proposalJson: '{"judgement":{"facets":["kind"]}}',
      transcript: 'kind',
    });
    const again = await player.commit(begun, {
      proposalJson: '{"judgement":{"facets":["true"]}}',
      transcript: 'kind',
    });
    expect(again).toEqual(first);
    const { turn } = await player.engine.getTurn(
      { playerStoryId: player.playerStoryId, inputId: 'twice' },
      { deadlineMs: 60_000 },
    );
    expect(turn).toEqual(first.turn);
  });

  it('does not commit a turn whose run was given up meanwhile', async () => {
    const player = await inDialogue();
    const begun = await player.begin({ inputId: 'running', text: 'kind' });
    await player.gateway.endRun({ playerStoryId: player.playerStoryId }, player.options);
    expect((await failure(player.commit(begun, { transcript: 'kind' }))).code).toBe('ABORTED');
    expect((await player.view()).loopStatus).toBe('loopStatusLost');
  });

  it('believes the row where another process has changed the run meanwhile', async () => {
    const player = await inDialogue();
    const elsewhere = await TestPlayer.join(world, await world.serve());
    Object.assign(elsewhere, { userId: player.userId, token: player.token });
    elsewhere.playerStoryId = player.playerStoryId;
    const language = async () => (await player.view()).language;
    const first = await player.begin({ inputId: randomUUID(), text: 'hm' });
    const french = { playerStoryId: player.playerStoryId, language: 'fr' };
    await elsewhere.gateway.setRunLanguage(french, player.options);
    expect((await player.commit(first, { transcript: 'hm' })).turn?.turnNo).toBe(first.turnNo);
    expect(await language()).toBe('fr');
    expect((await elsewhere.says('kind', { facets: ['kind'] }))?.output?.progress).toBe(50);
    const taken = await elsewhere.begin({ inputId: 'elsewhere', text: 'hm' });
    expect((await player.begin({ inputId: 'here', text: 'hm' })).grant).toBe(Grant.BUSY);
    await elsewhere.commit(taken, { transcript: 'hm' });
    const again = await player.begin({ inputId: 'elsewhere', text: 'hm' });
    expect(again).toMatchObject({ grant: Grant.COMMITTED, turn: { turnNo: taken.turnNo } });
    const last = await player.says('both', { facets: ['kind', 'true'] });
    expect(last).toMatchObject({ turnNo: taken.turnNo + 1, output: { progress: 100 } });
  });

  it('stores what players say as it can be stored', async () => {
    const player = await inDialogue();
    const text = 'null \0 and <b>html</b> and 🐙 and שלום';
    const input = { playerStoryId: player.playerStoryId, text };
    const turn = await player.says(text, {}, { transcript: text, input });
    expect(turn?.transcript).toBe('null \ufffd and <b>html</b> and 🐙 and שלום');
    expect((await failure(player.begin({ inputId: 'a\0b' }))).code).toBe('INVALID_ARGUMENT');
  });
});
