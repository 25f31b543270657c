import { beforeEach, describe, expect, test } from '@jest/globals';
import { numbered, STORY, settled, TestPage, welcome } from './testPage.ts';

describe('what was not answered', () => {
  let page: TestPage;
  beforeEach(() => {
    page = new TestPage();
  });

  test('resumes from the last frame it had, waits for Resumed, then sends again what was not answered', async () => {
    const id = await page.asking();
    page.wire().say('AudioAnswer', numbered(1, { input_id: id, index: 0 }), new Uint8Array(1));
    page.wire().drop();
    page.wake();
    await settled();
    page.wire().say('Welcome', welcome);
    expect(page.wire().sent).toEqual([
      { type: 'RESUME', json: { player_story_id: STORY, epoch: 'e', last_seq: 1 } },
    ]);
    page.wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 2, complete: true });
    page.clock.pass(300);
    expect(page.types()).toEqual(['RESUME', 'USER_INPUT']);
    expect(page.wire().sent[1]).toMatchObject({ json: { input_id: id }, bytes: 'sound' });
  });

  test('sends nothing again when the answer was replayed, or was a refusal for good', async () => {
    const id = await page.asking();
    page.wire().drop();
    await page.back({}, () => page.wire().say('GameOutput', numbered(2, { input_id: id })));
    expect(page.types()).toEqual(['RESUME']);
    const second = page.say({ text: 'More' });
    page
      .wire()
      .say('TurnFailed', numbered(3, { input_id: second, code: 'FAILED_PRECONDITION', retryable: false }));
    page.wire().drop();
    await page.back();
    expect(page.types()).toEqual(['RESUME']);
  });

  test('tells a text with the failure that it is about, and no other text', async () => {
    const id = await page.asking();
    page
      .wire()
      .say('TurnFailed', numbered(1, { input_id: id, code: 'FAILED_PRECONDITION', reason: 'BET_TOO_HIGH' }));
    page.wire().say('ErrorMessage', 'You can bet 1 interaction at most.');
    page.wire().say('ErrorMessage', 'Something else.');
    expect(page.told.filter(([event]) => event === 'error')).toEqual([
      ['error', 'You can bet 1 interaction at most.', expect.objectContaining({ reason: 'BET_TOO_HIGH' })],
      ['error', 'Something else.', undefined],
    ]);
  });

  test('keeps what can be tried again: after a reconnect, and when the player asks', async () => {
    const id = await page.asking();
    page.clock.pass(14_000);
    page.wire().say('TurnFailed', numbered(1, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    page.clock.pass(55_000);
    page.socket.retry();
    expect(page.types()).toEqual(['USER_INPUT', 'USER_INPUT']);
    page.wire().drop();
    await page.back();
    expect(page.types()).toEqual(['RESUME', 'USER_INPUT']);
  });

  test('an answer that was replaced is not sent again, after a reconnect as little as when the player asks', async () => {
    const id = await page.asking();
    page.wire().say('TurnFailed', numbered(1, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    const second = page.say({ text: 'Rather this' });
    page.socket.retry();
    page.wire().drop();
    await page.back();
    const again = page.wire().sent.filter(({ type }) => type === 'USER_INPUT');
    expect(again.map(({ json }) => json.input_id)).toEqual([second]);
  });

  test('what was sent again is under way: another answer does not replace it, and it is said', async () => {
    const id = await page.asking();
    expect(page.events('again')).toEqual([]);
    page.wire().say('TurnFailed', numbered(1, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    page.socket.retry();
    expect(page.events('again')).toEqual([id]);
    const second = page.say({ text: 'And this' });
    page.wire().drop();
    await page.back();
    expect(page.wire().sent.map(({ json }) => json.input_id)).toEqual([undefined, id, second]);
    expect(page.events('again')).toEqual([id, id, second]);
  });

  test('an error that names no turn gives up what waits, for the player to send again or to replace', async () => {
    const id = await page.asking();
    page.wire().say('ErrorMessage', 'Something of our own.');
    page.clock.pass(50_000);
    page.socket.retry();
    expect(page.wire().sent.map(({ json }) => json.input_id)).toEqual([id, id]);
    page.wire().say('ErrorMessage', 'Something of our own.');
    const second = page.say({ text: 'Rather this' });
    page.wire().drop();
    await page.back();
    expect(page.wire().sent.map(({ json }) => json.input_id)).toEqual([undefined, second]);
  });

  test('what is still being said is not given up', async () => {
    await page.asking();
    const id = page.say({ streaming: true });
    page.socket.sendChunk(id, { index: 0, last: false, audio: new Uint8Array(2) });
    page.wire().say('ErrorMessage', 'Something of our own.');
    page.say({ text: 'Rather this' });
    page.socket.sendChunk(id, { index: 1, last: true, audio: new Uint8Array(2) });
    page.wire().drop();
    await page.back();
    expect(page.wire().sent.map(({ json }) => json.input_id)).toContain(id);
  });

  test('forgets an input after a minute, and says so', async () => {
    const id = await page.asking();
    page.wire().drop();
    page.clock.pass(5_500);
    await settled();
    page.clock.pass(55_000);
    await settled();
    page.wake();
    await settled();
    page.wire().say('Welcome', welcome);
    page.wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 1, complete: true });
    page.clock.pass(300);
    expect(page.events('dropped')).toEqual([id]);
    expect(page.types()).toEqual(['RESUME']);
  });

  test('tells that frames are gone, and still sends its input again', async () => {
    const id = await page.asking();
    page.wire().say('AudioAnswer', numbered(1, { input_id: id, index: 0 }), new Uint8Array(1));
    page.wire().drop();
    await page.back({ epoch: 'another', from_seq: 1, complete: true });
    expect(page.events('stale').length).toBe(1);
    expect(page.types()).toEqual(['RESUME', 'USER_INPUT']);
  });

  test('does not send again what closed the socket for its size', async () => {
    const id = await page.asking();
    page.wire().drop(1009);
    await page.back();
    expect(page.events('dropped')).toEqual([id]);
    expect(page.types()).toEqual(['RESUME']);
  });

  test('speech goes out as it comes; cut off, it goes out whole', async () => {
    page.socket.connect();
    await settled();
    page.wire().say('Welcome', welcome);
    const id = page.say({ streaming: true });
    const piece = (text: string) => new TextEncoder().encode(text);
    page.socket.sendChunk(id, { index: 0, last: false, audio: piece('one ') });
    expect(page.types()).toEqual(['USER_INPUT', 'AUDIO_CHUNK']);
    page.wire().drop();
    await page.back();
    expect(page.types()).toEqual(['RESUME']);
    page.socket.sendChunk(id, { index: 1, last: true, audio: piece('two') });
    const json = { player_story_id: STORY, input_id: id };
    expect(page.wire().sent.at(-1)).toEqual({ type: 'USER_INPUT', json, bytes: 'one two' });
  });

  test.each([
    [0.7, { device_confidence: 0.7 }],
    [0, {}],
    [Number.NaN, {}],
    [70, {}],
  ])(
    'what a browser understood goes out with the last piece, and again, as sure as it is: %p',
    async (confidence, sure) => {
      page.socket.connect();
      await settled();
      page.wire().say('Welcome', welcome);
      const id = page.say({ streaming: true });
      const transcript = { words: 'Let me in.', confidence };
      page.socket.sendChunk(id, { index: 0, last: true, audio: new Uint8Array(2), transcript });
      const told = { device_words: 'Let me in.', ...sure };
      expect(page.wire().sent.at(-1)?.json).toEqual({ input_id: id, index: 0, last: true, ...told });
      page.wire().drop();
      await page.back();
      expect(page.wire().sent.at(-1)?.json).toEqual({ player_story_id: STORY, input_id: id, ...told });
    },
  );

  test('what is refused for a token that has ended is sent again with a new one, and nobody hears of it', async () => {
    const id = await page.asking();
    const refuse = () => {
      const failed = { input_id: id, code: 'UNAUTHENTICATED', retryable: true };
      page.wire().say('TurnFailed', numbered(1, failed));
      page.wire().say('ErrorMessage', 'Please sign in again.');
    };
    refuse();
    await settled();
    expect(page.renewals).toEqual([false, true]);
    expect(page.types()).toEqual(['USER_INPUT', 'TOKEN', 'USER_INPUT']);
    expect([...page.events('failed'), ...page.events('error')]).toEqual([]);
    // The new one is no better: that is for the player to know.
    refuse();
    await settled();
    expect(page.renewals.length).toBe(2);
    expect(page.events('failed').length).toBe(1);
    expect(page.events('error')).toEqual(['Please sign in again.']);
  });

  test('where no other token is to be had for now, the refusal is told, and the next one is tried again', async () => {
    page.isAuthAway = true;
    const id = await page.asking();
    const failed = { input_id: id, code: 'UNAUTHENTICATED', retryable: true };
    page.wire().say('TurnFailed', numbered(1, failed));
    page.wire().say('ErrorMessage', 'Please sign in again.');
    await settled();
    expect(page.events('failed').length).toBe(1);
    expect(page.events('error')).toEqual(['Please sign in again.']);
    page.isAuthAway = false;
    page.socket.retry();
    page.wire().say('TurnFailed', numbered(2, failed));
    await settled();
    page.wire().say('ErrorMessage', 'Please sign in again.');
    expect(page.types()).toEqual(['USER_INPUT', 'USER_INPUT', 'TOKEN', 'USER_INPUT']);
    expect(page.events('failed').length).toBe(1);
    expect(page.events('error').length).toBe(1);
  });
});
