import { randomUUID } from 'node:crypto';
import { encodeFrame } from '@fabula/proto/frames';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningGateway, Stage } from './support/stage.ts';

const FOUR_MIB = 4 * 1024 * 1024;

describe('what is wrong with a frame', () => {
  let stage: Stage;
  let gateway: RunningGateway;
  beforeAll(async () => {
    stage = await Stage.open();
    gateway = await stage.gateway();
  });
  afterAll(() => stage.close());

  async function answerTo(type: string, json: object | string): Promise<string> {
    const player = await stage.connect(gateway, 'ada');
    player.send(type, json);
    const { type: answer, text } = await player.next();
    expect(answer).toBe('ErrorMessage');
    await player.close();
    return text;
  }

  test('no zero byte closes with 1003', async () => {
    const player = await stage.connect(gateway, 'ada');
    player.raw(Buffer.from('USER_INPUT{}'));
    expect(await player.closed).toBe(1003);
  });

  test('a text message closes with 1003', async () => {
    const player = await stage.connect(gateway, 'ada');
    player.raw('USER_INPUT\0{}');
    expect(await player.closed).toBe(1003);
  });

  test('more than 4 MiB closes with 1009', async () => {
    const player = await stage.connect(gateway, 'ada');
    player.raw(Buffer.alloc(FOUR_MIB + 1, 'USER_INPUT\0{}'));
    expect(await player.closed).toBe(1009);
  });

  test('a type that is not known is ignored, and the socket lives on', async () => {
    const player = await stage.connect(gateway, 'ada');
    player.send('DANCE', {});
    player.raw(Buffer.from('\0{}'));
    player.raw(Buffer.from('tpye 1\0{}'));
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: 'Hello' });
    expect((await player.next()).type).toBe('UserInput');
  });

  test.each([
    ['JSON that is not', '{"player_story_id":', 'payload'],
    ['an array', '[]', 'GameInput'],
    ['a missing player story', { text: 'Hi' }, 'player_story_id'],
    ['a player story that is no id', { player_story_id: 'x' }, 'player_story_id'],
    ['an unknown kind', { player_story_id: randomUUID(), kind: 'dance' }, 'kind'],
    ['a field of the wrong type', { player_story_id: randomUUID(), text: 7 }, 'text'],
    ['a text of 20,000 characters', { player_story_id: randomUUID(), text: 'a'.repeat(20_000) }, 'text'],
    [
      'a text that is 20,000 deep',
      `{"player_story_id":"x","text":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      'text',
    ],
    ['20,000 lists in one another', '['.repeat(20_000) + ']'.repeat(20_000), 'GameInput'],
    ['an impossible sample rate', { player_story_id: randomUUID(), sample_rate: 1 }, 'sample_rate'],
  ])('%s gets an ErrorMessage that names the field', async (_name, json, field) => {
    expect(await answerTo('USER_INPUT', json)).toContain(field);
  });

  test('the other types are checked as well', async () => {
    expect(await answerTo('RESUME', { player_story_id: 'x' })).toContain('player_story_id');
    expect(await answerTo('STOP_SPEAKING', { heard_ms: 1 })).toContain('input_id');
    expect(await answerTo('STOP_SPEAKING', { input_id: 'a\0b', heard_ms: 1 })).toContain('input_id');
    expect(await answerTo('AUDIO_CHUNK', { index: -1, input_id: 'a' })).toContain('index');
    expect(await answerTo('TOKEN', {})).toContain('access_token');
  });

  test('2,000 characters are accepted, and arrive as they were', async () => {
    const player = await stage.connect(gateway, 'ada');
    const said = '𝄞é'.repeat(1_000);
    player.send('USER_INPUT', { player_story_id: stage.story('ada'), text: said });
    expect((await player.until('UserInput')).json.transcribed_player_answer).toBe(said);
  });

  test('bytes that are no UTF-8 get an ErrorMessage', async () => {
    const player = await stage.connect(gateway, 'ada');
    player.raw(Buffer.concat([Buffer.from('USER_INPUT\0'), Buffer.from([0xff, 0xfe])]));
    expect((await player.next()).type).toBe('ErrorMessage');
  });

  test('a zero character in a text is shown as one that can be shown', async () => {
    const player = await stage.connect(gateway, 'ada');
    const json = JSON.stringify({ player_story_id: stage.story('ada'), text: 'a\0b' });
    player.raw(encodeFrame('USER_INPUT', json));
    expect((await player.until('UserInput')).json.transcribed_player_answer).toBe('a\uFFFDb');
  });

  test.each([
    ['run', false],
    ['a run of the release before', true],
  ])('a foreign or unknown story gets an ErrorMessage and nothing else, of %s', async (_of, isEarlier) => {
    stage.peers.isEarlier = isEarlier;
    stage.peers.viewCalls = 0;
    const owner = await stage.connect(gateway, 'ada');
    const story = stage.story('ada');
    owner.send('USER_INPUT', { player_story_id: story, text: 'mine' });
    await owner.until('GameOutput');
    const turns = stage.engine.turns.length;
    const thief = await stage.connect(gateway, 'eve');
    for (const id of [story, randomUUID()]) {
      thief.send('USER_INPUT', { player_story_id: id, text: 'mine now' });
      thief.send('RESUME', { player_story_id: id, epoch: '', last_seq: 0 });
    }
    for (let n = 0; n < 4; n += 1) expect((await thief.next()).text).toBe('There is no such game.');
    owner.send('USER_INPUT', { player_story_id: story, text: 'still mine' });
    expect((await owner.until('GameOutput')).json.dialogue).toBe('You said still mine');
    expect(stage.engine.turns.length).toBe(turns + 1);
    expect(thief.seen.map((frame) => frame.type)).toEqual(['Welcome', ...Array(4).fill('ErrorMessage')]);
    // Whose it is needs no look at all of it.
    expect(stage.peers.viewCalls > 0).toBe(isEarlier);
  });
});
