import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { DEFAULT_TIMING } from '../src/socket/deps.ts';
import { Stage } from './support/stage.ts';

/** 16 kHz, 16 bits. */
const second = 32_000;

/** Of an input that came to no turn: it has no place among the story's frames. */
const refusal = (input_id: string, reason: string) => ({
  ...{ input_id, attempt: 0, epoch: '', seq: 0 },
  ...{ code: 'RESOURCE_EXHAUSTED', retryable: true, reason },
});

describe('what one player may send', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open();
  });
  afterEach(() => stage.close());

  test('more inputs than the limit get an ErrorMessage, over all of a player’s sockets, and others play on', async () => {
    const gateway = await stage.gateway({ limits: { inputsPerMinute: 3, audioSecondsPerMinute: 90 } });
    const story = stage.story('ada');
    const player = await stage.connect(gateway, 'ada');
    for (const text of ['One', 'Two', 'Three']) {
      player.send('USER_INPUT', { player_story_id: story, text });
      await player.until('GameOutput');
    }
    player.send('USER_INPUT', { player_story_id: story, input_id: 'four', text: 'Four' });
    const failed = await player.next();
    expect(failed).toMatchObject({ type: 'TurnFailed', json: refusal('four', 'TOO_MANY_INPUTS') });
    expect((await player.next()).type).toBe('ErrorMessage');
    const again = await stage.connect(gateway, 'ada');
    again.send('USER_INPUT', { player_story_id: story, text: 'Five' });
    expect((await again.until('TurnFailed')).json).toMatchObject(refusal('', 'TOO_MANY_INPUTS'));
    expect((await again.next()).type).toBe('ErrorMessage');
    const other = await stage.connect(gateway, 'bob');
    other.send('USER_INPUT', { player_story_id: stage.story('bob'), text: 'Hello' });
    await other.until('GameOutput');
    expect(stage.engine.turns.length).toBe(4);
  });

  test('more speech than the limit gets an ErrorMessage; a recording that streams ends there', async () => {
    const gateway = await stage.gateway({ limits: { inputsPerMinute: 30, audioSecondsPerMinute: 2 } });
    const player = await stage.connect(gateway, 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'a' }, Buffer.alloc(1.5 * second));
    await player.until('GameOutput');
    player.send('USER_INPUT', { player_story_id, input_id: 'b' }, Buffer.alloc(second));
    const failed = await player.next();
    expect(failed).toMatchObject({ type: 'TurnFailed', json: refusal('b', 'TOO_MUCH_AUDIO') });
    expect((await player.next()).type).toBe('ErrorMessage');
    let heard = 0;
    let wasLast = false;
    stage.engine.script = async function* (turn) {
      while (!wasLast) {
        const { value } = await turn.up.next();
        if (value?.message.case !== 'audioChunk') continue;
        heard += value.message.value.audio.length;
        wasLast = value.message.value.last;
      }
      yield { message: { case: 'output', value: { inputId: 'c', attempt: 1 } } };
    };
    player.send('USER_INPUT', { player_story_id, input_id: 'c', streaming: true });
    player.send('AUDIO_CHUNK', { input_id: 'c', index: 0, last: false }, Buffer.alloc(second / 4));
    player.send('AUDIO_CHUNK', { input_id: 'c', index: 1, last: false }, Buffer.alloc(second));
    await player.until('ErrorMessage');
    await player.until('GameOutput');
    expect(heard).toBe(second / 4);
  });

  test('reports of what was heard beyond the budget are dropped without a word', async () => {
    const gateway = await stage.gateway({ limits: { inputsPerMinute: 3, audioSecondsPerMinute: 90 } });
    const player = await stage.connect(gateway, 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, text: 'One' });
    await player.until('GameOutput');
    for (let n = 0; n < 50; n += 1) player.send('STOP_SPEAKING', { input_id: `a${n}`, heard_ms: n });
    player.send('USER_INPUT', { player_story_id, text: 'Two' });
    expect((await player.next()).type).toBe('UserInput');
    await player.until('GameOutput');
    await stage.peers.heardReports(6);
    expect(stage.peers.heard.map(({ inputId }) => inputId)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5']);
  });

  test('what was refused does not count, and a recording that is sent again counts once', async () => {
    const gateway = await stage.gateway({ limits: { inputsPerMinute: 30, audioSecondsPerMinute: 1 } });
    const player = await stage.connect(gateway, 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'long' }, Buffer.alloc(2 * second));
    await player.until('TurnFailed');
    player.send('USER_INPUT', { player_story_id, input_id: 'long' }, Buffer.alloc(second / 2));
    expect((await player.until('GameOutput')).json.input_id).toBe('long');
    player.send('USER_INPUT', { player_story_id, input_id: 'long' }, Buffer.alloc(second));
    await player.until('GameOutput');
    expect(player.seen.filter(({ type }) => type === 'TurnFailed').length).toBe(1);
  });

  test('a socket that floods is closed with 1008 and heard no more; others play on', async () => {
    const gateway = await stage.gateway({ timing: { ...DEFAULT_TIMING, goodbyeMs: 10_000 } });
    const flood = await stage.connect(gateway, 'eve');
    const player = await stage.connect(gateway, 'ada');
    const answered = player.until('GameOutput');
    for (let n = 0; n < 20_000; n += 1) flood.send('STOP_SPEAKING', { input_id: `a${n}`, heard_ms: n });
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: 'Hello' });
    await answered;
    expect(await flood.closed).toBe(1008);
    const text = await gateway.metrics.text();
    // What came before the close may be dropped with what came after it.
    const heard = /^fabula_frames_in_total\{.*type="STOP_SPEAKING".*\} (\d+)$/m.exec(text)?.[1] ?? '0';
    expect(Number(heard)).toBeLessThanOrEqual(400);
    const pings = await stage.connect(gateway, 'eve');
    for (let n = 0; n < 2_000; n += 1) pings.socket.ping();
    // A program that floods so may be cut off before it has read why.
    expect([1006, 1008]).toContain(await pings.closed);
  });

  test('what a page sends that has come back with all it kept is no flood', async () => {
    const player = await stage.connect(await stage.gateway(), 'ada');
    const player_story_id = stage.story('ada');
    player.send('USER_INPUT', { player_story_id, input_id: 'a', streaming: true });
    for (let index = 0; index < 300; index += 1)
      player.send('AUDIO_CHUNK', { input_id: 'a', index, last: index === 299 }, Buffer.alloc(16));
    await player.until('GameOutput');
  });

  test('the twenty-first socket of an account closes its oldest, and nobody else’s', async () => {
    const gateway = await stage.gateway();
    const other = await stage.connect(gateway, 'bob');
    const oldest = await stage.connect(gateway, 'ada');
    const later = await Promise.all(Array.from({ length: 20 }, () => stage.connect(gateway, 'ada')));
    expect(await oldest.closed).toBe(1008);
    const open = [other, ...later].map(({ socket }) => socket.readyState);
    expect(new Set(open)).toEqual(new Set([WebSocket.OPEN]));
    // One that goes makes room for another.
    await later[0]?.close();
    await stage.connect(gateway, 'ada');
    expect(later[1]?.socket.readyState).toBe(WebSocket.OPEN);
  });
});
