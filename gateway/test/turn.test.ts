import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Stage } from './support/stage.ts';

describe('a turn over the socket', () => {
  let stage: Stage;
  let gateway: Awaited<ReturnType<Stage['gateway']>>;
  beforeAll(async () => {
    stage = await Stage.open();
    gateway = await stage.gateway();
  });
  afterAll(() => stage.close());

  test('is answered with transcript, audio and output, numbered in order', async () => {
    const player = await stage.connect(gateway, 'ada');
    const id = randomUUID();
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), input_id: id, text: 'Hello' });
    const heard = await player.next();
    const spoken = await player.next();
    const output = await player.next();
    expect(heard).toMatchObject({ type: 'UserInput', json: { input_id: id, seq: 1, final: true } });
    expect(spoken).toMatchObject({
      type: 'AudioAnswer',
      json: { input_id: id, seq: 2, is_starting_dialogue: false },
    });
    expect(Buffer.from(spoken.bytes ?? []).toString()).toBe('mp3 0');
    expect(output).toMatchObject({ type: 'GameOutput', json: { seq: 3, dialogue: 'You said Hello' } });
    expect(new Set([heard, spoken, output].map((f) => f.json.epoch)).size).toBe(1);
  });
});
