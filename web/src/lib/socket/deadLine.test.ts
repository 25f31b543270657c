import { beforeEach, describe, expect, test } from '@jest/globals';
import { numbered, STORY, settled, TestPage, welcome } from './testPage.ts';
import { TestWire } from './testWire.ts';

/** As today's gateway announces it. */
const announced = { ...welcome, ping_every_ms: 10_000, ping_within_ms: 5_000 };
/** The overlay stands within this, ms. */
const NOTICED_MS = 25_000;

describe('a line that swallows what is sent, and closes nothing', () => {
  let page: TestPage;
  beforeEach(() => {
    page = new TestPage();
  });

  const connected = async (said: object = announced) => {
    page.socket.connect();
    await settled();
    page.wire().say('Welcome', said);
  };
  const say = () => page.say({ text: 'Hello' });

  /** Lets time pass on a line that answers. */
  const live = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      const before = page.types().length;
      page.clock.pass(1_000);
      if (page.types().slice(before).includes('PING')) page.wire().say('Pong', {});
    }
  };

  test('is noticed by a PING without an answer; what was said is sent once more on the next one', async () => {
    await connected();
    const id = say();
    page.clock.pass(15_000);
    expect(page.events('status')).toEqual(['connected', 'reconnecting']);
    expect(page.wire().sent.map(({ type }) => type)).toEqual(['USER_INPUT', 'PING']);
    await settled();
    expect(TestWire.opened.length).toBe(2);
    page.wire().say('Welcome', announced);
    page.wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 1, complete: true });
    page.clock.pass(300);
    expect(page.wire().sent.map(({ type, json }) => [type, json.input_id])).toEqual([
      ['RESUME', undefined],
      ['USER_INPUT', id],
    ]);
    expect(page.events('dropped')).toEqual([]);
  });

  test('is not suspected while anything comes of it', async () => {
    await connected();
    live(120_000);
    expect(page.types().filter((type) => type === 'PING').length).toBe(12);
    expect(page.events('status')).toEqual(['connected']);
  });

  test('is asked at once when the page is looked at again', async () => {
    await connected();
    page.wake();
    expect(page.types()).toEqual(['PING']);
    page.clock.pass(5_000);
    expect(page.events('status')).toEqual(['connected', 'reconnecting']);
  });

  test('is waited for longer after each one that was given up: it may only be slow', async () => {
    await connected();
    page.clock.pass(15_000);
    await settled();
    page.wire().say('Welcome', announced);
    page.clock.pass(19_000);
    expect(TestWire.opened.length).toBe(2);
    page.wire().say('Pong', {});
    page.clock.pass(14_999);
    await settled();
    expect(TestWire.opened.length).toBe(2);
    page.clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(3);
  });

  test('of a gateway that announces no answer is not asked, and is left where an input hears nothing', async () => {
    await connected(welcome);
    page.wake();
    live(60_000);
    expect(page.types()).toEqual([]);
    expect(TestWire.opened.length).toBe(1);
    say();
    page.clock.pass(NOTICED_MS);
    expect(page.events('status')).toEqual(['connected', 'reconnecting']);
    expect(page.types()).toEqual(['USER_INPUT']);
  });

  test('an input that nobody answers on a line that lives is given up, and said to be', async () => {
    await connected();
    const id = say();
    live(60_000);
    expect(page.events('dropped')).toEqual([]);
    live(30_000);
    expect(page.events('dropped')).toEqual([id]);
    expect(page.events('status')).toEqual(['connected']);
  });

  test('one whose answer is coming is not, however long that takes, nor one that was refused for now', async () => {
    await connected();
    const id = say();
    for (let index = 0; index < 4; index += 1) {
      live(50_000);
      page.wire().say('AudioAnswer', numbered(index + 1, { input_id: id, index }), new Uint8Array(1));
    }
    page.wire().say('TurnFailed', numbered(5, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    live(200_000);
    expect(page.events('dropped')).toEqual([]);
  });

  test('what was recorded for a minute is kept for a minute from its end', async () => {
    await connected();
    const id = page.say({ streaming: true });
    const chunk = (index: number, last: boolean) =>
      page.socket.sendChunk(id, { index, last, audio: new Uint8Array(2) });
    chunk(0, false);
    live(59_000);
    chunk(1, true);
    page.clock.pass(20_000);
    await settled();
    page.wire().say('Welcome', announced);
    page.wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 1, complete: true });
    page.clock.pass(300);
    expect(page.types()).toEqual(['RESUME', 'USER_INPUT']);
    expect(page.events('dropped')).toEqual([]);
  });
});
