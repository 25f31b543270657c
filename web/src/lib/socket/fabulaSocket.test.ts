import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MOMENT, numbered, STORY, settled, TestPage, welcome } from './testPage.ts';

describe('what goes out and comes in', () => {
  let page: TestPage;
  beforeEach(() => {
    page = new TestPage();
  });

  test('an input bears the page’s span where there is one', async () => {
    page.create({ traceparent: () => '00-1-2-01' });
    page.socket.connect();
    await settled();
    page.wire().say('Welcome', welcome);
    const input_id = page.say({ text: 'Hello' });
    expect(page.wire().sent[0]?.json).toMatchObject({ input_id, traceparent: '00-1-2-01' });
  });

  test('a moment that is started once more is heard once more', async () => {
    const start = {
      player_story_id: STORY,
      player_moment_id: MOMENT,
      input_id: MOMENT,
      kind: 'start_moment',
    } as const;
    const opening = () =>
      page.wire().say('AudioAnswer', numbered(1, { input_id: MOMENT, index: 0 }), new Uint8Array(1));
    await page.asking();
    page.socket.sendInput(start);
    opening();
    opening();
    expect(page.events('audio').length).toBe(1);
    page.socket.sendInput(start);
    opening();
    expect(page.events('audio').length).toBe(2);
  });

  test('hears each sentence and each output once, and nothing of an attempt that was given up', async () => {
    const id = await page.asking();
    const audio = (seq: number, attempt: number, index: number) =>
      page.wire().say('AudioAnswer', numbered(seq, { input_id: id, attempt, index }), new Uint8Array(1));
    audio(1, 1, 0);
    audio(2, 1, 0);
    audio(3, 2, 0);
    audio(4, 1, 1);
    audio(5, 2, 1);
    for (const attempt of [1, 2, 2]) page.wire().say('GameOutput', numbered(6, { input_id: id, attempt }));
    const heard = page.events('audio').map((header) => header as { attempt: number; index: number });
    expect(heard.map(({ attempt, index }) => [attempt, index])).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    expect(page.events('output').length).toBe(1);
  });

  test('what was heard is reported when the line is up again', async () => {
    const id = await page.asking();
    page.wire().drop();
    page.socket.stopSpeaking(id, 1234.5);
    await page.back({}, () => page.wire().say('GameOutput', numbered(2, { input_id: id })));
    expect(page.wire().sent.at(-1)).toEqual({
      type: 'STOP_SPEAKING',
      json: { input_id: id, heard_ms: 1235 },
    });
  });

  test('what cannot be read, or is newer than the page, is logged and passed over', async () => {
    const logged: string[] = [];
    for (const way of ['info', 'warn'] as const)
      jest.spyOn(console, way).mockImplementation((text: string) => void logged.push(text));
    const id = await page.asking();
    for (const broken of ['{"input_id":', 'null', '7', '"words"']) page.wire().say('GameOutput', broken);
    page.wire().say('AudioAnswer', {});
    page.wire().say('GameOutput', numbered(1, { input_id: 5 }));
    page.wire().say('Weather', { sun: true });
    page.wire().say('constructor', {});
    page.wire().onmessage?.({ data: new Uint8Array([0xff, 0, 0xff]).buffer });
    page.wire().say('GameOutput', numbered(1, { input_id: id }));
    jest.restoreAllMocks();
    expect(page.events('output')).toEqual([numbered(1, { input_id: id })]);
    expect(logged).toEqual([
      'a frame that cannot be read',
      'a frame without what every frame of a turn says of itself: AudioAnswer',
      'a frame without what every frame of a turn says of itself: GameOutput',
      'a frame of a type that is not known: Weather',
      'a frame of a type that is not known: constructor',
      'a frame that cannot be read',
    ]);
  });
});
