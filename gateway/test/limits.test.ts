import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
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
});
