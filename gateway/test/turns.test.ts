import { randomUUID } from 'node:crypto';
import { AppError } from '@fabula/kit/errors';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  audio,
  Engine,
  idOf,
  output,
  type PlayedTurn,
  plainTurn,
  transcript,
  turnError,
} from './support/engine.ts';
import { gate } from './support/gate.ts';
import { Stage } from './support/stage.ts';

describe('turns', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(() => stage.close());

  test('a turn that an engine leaves unanswered is played again with the same input', async () => {
    stage.engine.script = async function* (turn: PlayedTurn) {
      if (turn.n < 3) return;
      yield* plainTurn(turn);
    };
    const player = await stage.connect(await stage.gateway(), 'ada');
    const id = randomUUID();
    player.send(
      'USER_INPUT',
      { player_story_id: stage.story('ada'), input_id: id, text: 'Hello' },
      Buffer.from('sound'),
    );
    await player.until('GameOutput');
    const inputs = stage.engine.turns.map(({ input }) => [
      input.input?.inputId,
      Buffer.from(input.audio).toString(),
    ]);
    expect(inputs).toEqual([id, id, id].map((same) => [same, 'sound']));
    // Runbooks find by this line which engine it was.
    await stage.logged.says(`"engine":"${stage.engineAddress}"`);
  });

  test('a turn whose engine dies in mid-answer goes on at another engine', async () => {
    const second = new Engine(stage.identity);
    const address = await second.listen('127.0.0.1:0');
    const spoken = gate();
    const dying = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0);
      spoken.open();
      await new Promise(() => undefined);
    };
    for (const engine of [stage.engine, second]) {
      engine.script = (turn) =>
        stage.engine.turns.length + second.turns.length === 1 ? dying(turn) : plainTurn(turn);
    }
    const gateway = await stage.gateway({ engine: `ipv4:${stage.engineAddress},${address}` });
    const player = await stage.connect(gateway, 'ada');
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), input_id: randomUUID(), text: 'Hello' });
    await spoken.passed;
    await (stage.engine.turns.length === 1 ? stage.engine : second).kill();
    expect((await player.until('GameOutput')).json.dialogue).toBe('You said Hello');
    await second.kill();
  });

  test('no answer for the whole time ends in TurnFailed, retryable, and a text, which are replayed together', async () => {
    stage.engine.script = async function* () {};
    const retry = { firstPauseMs: 5, longestPauseMs: 10, forMs: 100, silenceMs: 4_000 };
    const gateway = await stage.gateway({ retry });
    const player = await stage.connect(gateway, 'ada');
    const story = stage.story('ada');
    const id = randomUUID();
    player.send('USER_INPUT', { player_story_id: story, input_id: id, text: 'Hello' });
    const failed = await player.next();
    expect(failed).toMatchObject({
      type: 'TurnFailed',
      json: { input_id: id, code: 'UNAVAILABLE', reason: 'ENGINE_GONE', retryable: true },
    });
    expect((await player.next()).type).toBe('ErrorMessage');
    const again = await stage.connect(gateway, 'ada');
    again.send('RESUME', { player_story_id: story, epoch: failed.json.epoch, last_seq: 0 });
    expect([await again.next(), await again.next(), await again.next()].map((f) => f.type)).toEqual([
      'Resumed',
      'TurnFailed',
      'ErrorMessage',
    ]);
  });

  test('an error of the engine is passed on as it is, and not tried again', async () => {
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield turnError(idOf(turn), 'FAILED_PRECONDITION', false, 'This moment is over.');
    };
    const player = await stage.connect(await stage.gateway(), 'ada');
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), input_id: 'a', text: 'Hello' });
    expect((await player.next()).json).toMatchObject({ code: 'FAILED_PRECONDITION', retryable: false });
    expect((await player.next()).text).toBe('This moment is over.');
    expect(stage.engine.turns.length).toBe(1);
  });

  test('what the engine throws is told, not tried again; our insides are not', async () => {
    const player = await stage.connect(await stage.gateway(), 'ada');
    const player_story_id = stage.story('ada');
    const thrown: [Error, object, RegExp][] = [
      [
        new AppError({ code: 'UNAVAILABLE', message: 'The story sleeps.', retryable: true }),
        { code: 'UNAVAILABLE', retryable: true },
        /^The story sleeps\.$/,
      ],
      [
        new AppError({ code: 'UNAUTHENTICATED', message: 'Expired.' }),
        { code: 'UNAUTHENTICATED', retryable: true },
        /^Expired\.$/,
      ],
      [new TypeError('secret'), { code: 'INTERNAL', retryable: false }, /^Something went wrong on our side/],
    ];
    for (const [error, failure, text] of thrown) {
      const before = stage.engine.turns.length;
      // biome-ignore lint/correctness/useYield: it says nothing before it fails
      stage.engine.script = async function* () {
        throw error;
      };
      player.send('USER_INPUT', { player_story_id, text: 'Hello' });
      expect((await player.until('TurnFailed')).json).toMatchObject(failure);
      expect((await player.next()).text).toMatch(text);
      expect(stage.engine.turns.length).toBe(before + 1);
    }
  });

  test('an input without an id is sent again under the id that its first frames bore', async () => {
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield transcript('given-by-run', 'Hello');
      if (turn.n > 1) yield output('given-by-run');
    };
    const player = await stage.connect(await stage.gateway(), 'ada');
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: 'Hello' });
    await player.until('GameOutput');
    expect(stage.engine.turns.map(({ input }) => input.input?.inputId)).toEqual([undefined, 'given-by-run']);
  });

  test('the same input ten times at once is answered ten times', async () => {
    const player = await stage.connect(await stage.gateway(), 'ada');
    const input = { player_story_id: stage.story('ada'), input_id: randomUUID(), text: 'Hello' };
    for (let n = 0; n < 10; n += 1) player.send('USER_INPUT', input);
    for (let n = 0; n < 10; n += 1)
      expect((await player.until('GameOutput')).json.dialogue).toBe('You said Hello');
    expect(stage.engine.turns.every(({ input: { input: sent } }) => sent?.inputId === input.input_id)).toBe(
      true,
    );
  });

  test('another input stops what is spoken, and waits until the turn has ended', async () => {
    const order: string[] = [];
    stage.engine.script = async function* (turn: PlayedTurn) {
      const id = idOf(turn);
      order.push(`begin ${id}`);
      if (id === 'first') {
        yield audio(id, 0);
        const { value } = await turn.up.next();
        order.push(String(value?.message.case));
      }
      order.push(`end ${id}`);
      yield output(id);
    };
    const player = await stage.connect(await stage.gateway(), 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'first', text: 'One' });
    await player.until('AudioAnswer');
    player.send('USER_INPUT', { player_story_id, input_id: 'second', text: 'Two' });
    await player.until('GameOutput');
    await player.until('GameOutput');
    expect(order).toEqual(['begin first', 'stopSpeaking', 'end first', 'begin second', 'end second']);
  });

  test('STOP_SPEAKING ends the speech, and what was heard is kept after the commit', async () => {
    const stopped = gate();
    const committed = gate();
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0);
      await turn.up.next();
      stopped.open();
      await committed.passed;
      yield output(idOf(turn));
    };
    const player = await stage.connect(await stage.gateway(), 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'a', text: 'Hello' });
    await player.until('AudioAnswer');
    player.send('STOP_SPEAKING', { input_id: 'a', heard_ms: 1234 });
    await stopped.passed;
    expect(stage.peers.heard).toEqual([]);
    committed.open();
    await player.until('GameOutput');
    await stage.peers.heardReports(1);
    expect(stage.peers.heard).toEqual([{ playerStoryId: player_story_id, inputId: 'a', heardMs: 1234 }]);
  });

  test('a report after the turn has ended goes out at once', async () => {
    const player = await stage.connect(await stage.gateway(), 'ada');
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), input_id: 'a', text: 'Hello' });
    await player.until('GameOutput');
    player.send('STOP_SPEAKING', { input_id: 'a', heard_ms: 900 });
    await stage.peers.heardReports(1);
    expect(stage.peers.heard).toMatchObject([{ inputId: 'a', heardMs: 900 }]);
  });

  test('a recording that streams arrives piece by piece with what a browser made of it, and whole when it is sent again', async () => {
    const got: unknown[][] = [];
    stage.engine.script = async function* (turn: PlayedTurn) {
      for (let n = 0; n < 2; n += 1) {
        const { value } = await turn.up.next();
        if (value?.message.case !== 'audioChunk') continue;
        const { audio, deviceWords, deviceConfidence } = value.message.value;
        got.push([Buffer.from(audio).toString(), deviceWords, deviceConfidence]);
      }
      if (turn.n > 1) yield output(idOf(turn));
    };
    const player = await stage.connect(await stage.gateway(), 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'a', streaming: true });
    player.send('AUDIO_CHUNK', { input_id: 'a', index: 0, last: false }, Buffer.from('one'));
    const words = { device_words: 'one, two', device_confidence: 0.25 };
    player.send('AUDIO_CHUNK', { input_id: 'a', index: 1, last: true, ...words }, Buffer.from('two'));
    await player.until('GameOutput');
    const pieces = [
      ['one', undefined, undefined],
      ['two', 'one, two', 0.25],
    ];
    expect(got).toEqual([...pieces, ...pieces]);
  });

  test('only the first input of a connection is called so, and a start bears its moment’s id', async () => {
    const player = await stage.connect(await stage.gateway(), 'ada');
    const player_story_id = stage.story('ada');
    const moment = randomUUID();
    player.send('USER_INPUT', { player_story_id, player_moment_id: moment, input_id: 'whatever' });
    await player.until('GameOutput');
    player.send('USER_INPUT', { player_story_id, input_id: 'b', text: 'Hello' });
    await player.until('GameOutput');
    const [start, second] = stage.engine.turns.map(({ input }) => input);
    expect(start).toMatchObject({
      firstOfConnection: true,
      input: { kind: 'start_moment', inputId: moment },
    });
    expect(second).toMatchObject({
      firstOfConnection: false,
      input: { kind: 'player_answer', inputId: 'b' },
    });
  });

  test('a turn goes on when its socket is gone', async () => {
    const going = gate();
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0);
      await going.passed;
      yield output(idOf(turn), 'Told to nobody');
    };
    const gateway = await stage.gateway();
    const player = await stage.connect(gateway, 'ada');
    const story = stage.story('ada');
    player.send('USER_INPUT', { player_story_id: story, input_id: 'a', text: 'Hello' });
    const { json } = await player.until('AudioAnswer');
    player.vanish();
    await player.closed;
    going.open();
    const again = await stage.connect(gateway, 'ada');
    again.send('RESUME', { player_story_id: story, epoch: json.epoch, last_seq: json.seq });
    expect((await again.next()).json).toMatchObject({ complete: true, from_seq: 2 });
    expect((await again.until('GameOutput')).json.dialogue).toBe('Told to nobody');
    expect(again.seen.filter((f) => f.type === 'AudioAnswer')).toEqual([]);
  });
});
