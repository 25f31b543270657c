import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SocketEvents } from './events.ts';
import { FabulaSocket, type FabulaSocketOptions } from './fabulaSocket.ts';
import { TestClock, TestWire } from './testing.ts';

const STORY = '11111111-1111-4111-8111-111111111111';
const MOMENT = '22222222-2222-4222-8222-222222222222';
const welcome = { session_id: 's', server_time: '2026-01-01T00:00:00Z' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('FabulaSocket', () => {
  let clock: TestClock;
  let socket: FabulaSocket;
  let told: [string, ...unknown[]][];
  let renewals: boolean[];
  let wake: () => void;

  beforeEach(() => {
    TestWire.opened = [];
    clock = new TestClock();
    told = [];
    renewals = [];
    wake = () => undefined;
    socket = create({});
  });

  function create(options: Partial<FabulaSocketOptions>): FabulaSocket {
    const made = new FabulaSocket({
      url: 'ws://fabula/ws',
      token: async ({ renew }) => {
        renewals.push(renew);
        return 'a token';
      },
      WebSocket: TestWire,
      clock,
      random: () => 0.5,
      wake: (call) => {
        wake = call;
        return () => undefined;
      },
      ...options,
    });
    const names: (keyof SocketEvents)[] = [
      'status',
      'audio',
      'transcript',
      'output',
      'failed',
      'error',
      'stale',
      'dropped',
      'again',
    ];
    for (const name of names) made.on(name, (...args: unknown[]) => void told.push([name, ...args]));
    return made;
  }

  const wire = (): TestWire => {
    const newest = TestWire.opened.at(-1);
    if (!newest) throw new Error('nothing was opened');
    return newest;
  };
  const types = () => wire().sent.map(({ type }) => type);
  const events = (name: string) => told.filter(([event]) => event === name).map(([, first]) => first);

  /** Connected, with one input under way. */
  async function asking(): Promise<string> {
    socket.connect();
    await settled();
    wire().say('Welcome', welcome);
    return socket.sendInput({ player_story_id: STORY, text: 'Hello' }, new TextEncoder().encode('sound'));
  }

  /** Connected again, past Resumed and what is replayed. */
  async function back(resumed: object = {}, replay: () => void = () => undefined): Promise<void> {
    wake();
    await settled();
    wire().say('Welcome', welcome);
    wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 2, complete: true, ...resumed });
    replay();
    clock.pass(300);
  }

  const numbered = (seq: number, more: object) => ({ attempt: 1, epoch: 'e', seq, ...more });

  test('opens with the token in the query, and sends its input with what was recorded', async () => {
    const id = await asking();
    expect(wire().url).toBe('ws://fabula/ws?token=a%20token');
    const json = { player_story_id: STORY, text: 'Hello', input_id: id };
    expect(wire().sent).toEqual([{ type: 'USER_INPUT', json, bytes: 'sound' }]);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(events('status')).toEqual(['connected']);
  });

  test('a start bears its moment’s id, and the page’s span where there is one', async () => {
    socket = create({ traceparent: () => '00-1-2-01' });
    socket.connect();
    await settled();
    wire().say('Welcome', welcome);
    expect(socket.sendInput({ player_story_id: STORY, player_moment_id: MOMENT, kind: 'start_moment' })).toBe(
      MOMENT,
    );
    expect(wire().sent[0]?.json).toMatchObject({ input_id: MOMENT, traceparent: '00-1-2-01' });
  });

  test('a fresh page sends no RESUME; what was given before the connection goes out with it', async () => {
    socket.connect();
    socket.sendInput({ player_story_id: STORY, text: 'Early' });
    await settled();
    wire().say('Welcome', welcome);
    expect(types()).toEqual(['USER_INPUT']);
  });

  test('comes back after five seconds and up to one more', async () => {
    await asking();
    wire().drop();
    expect(events('status')).toEqual(['connected', 'reconnecting']);
    clock.pass(5_499);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('comes back at once when the device is online, or the page visible, again', async () => {
    await asking();
    wire().drop();
    wake();
    await settled();
    expect(TestWire.opened.length).toBe(2);
    wake();
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('gives up after fifty attempts, until it is asked again', async () => {
    await asking();
    for (let n = 0; n < 51; n += 1) {
      wire().drop();
      clock.pass(6_000);
      await settled();
    }
    expect(TestWire.opened.length).toBe(51);
    expect(events('status').at(-1)).toBe('lost');
    socket.connect();
    await settled();
    expect(TestWire.opened.length).toBe(52);
  });

  test('resumes from the last frame it had, waits for Resumed, then sends again what was not answered', async () => {
    const id = await asking();
    wire().say('AudioAnswer', numbered(1, { input_id: id, index: 0 }), new Uint8Array(1));
    wire().drop();
    wake();
    await settled();
    wire().say('Welcome', welcome);
    expect(wire().sent).toEqual([
      { type: 'RESUME', json: { player_story_id: STORY, epoch: 'e', last_seq: 1 } },
    ]);
    wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 2, complete: true });
    clock.pass(300);
    expect(types()).toEqual(['RESUME', 'USER_INPUT']);
    expect(wire().sent[1]).toMatchObject({ json: { input_id: id }, bytes: 'sound' });
  });

  test('sends nothing again when the answer was replayed, or was a refusal for good', async () => {
    const id = await asking();
    wire().drop();
    await back({}, () => wire().say('GameOutput', numbered(2, { input_id: id })));
    expect(types()).toEqual(['RESUME']);
    const second = socket.sendInput({ player_story_id: STORY, text: 'More' });
    wire().say(
      'TurnFailed',
      numbered(3, { input_id: second, code: 'FAILED_PRECONDITION', retryable: false }),
    );
    wire().drop();
    await back();
    expect(types()).toEqual(['RESUME']);
  });

  test('tells a text with the failure that it is about, and no other text', async () => {
    const id = await asking();
    wire().say(
      'TurnFailed',
      numbered(1, { input_id: id, code: 'FAILED_PRECONDITION', reason: 'BET_TOO_HIGH' }),
    );
    wire().say('ErrorMessage', 'You can bet 1 interaction at most.');
    wire().say('ErrorMessage', 'Something else.');
    expect(told.filter(([event]) => event === 'error')).toEqual([
      ['error', 'You can bet 1 interaction at most.', expect.objectContaining({ reason: 'BET_TOO_HIGH' })],
      ['error', 'Something else.', undefined],
    ]);
  });

  test('keeps what can be tried again: after a reconnect, and when the player asks', async () => {
    const id = await asking();
    clock.pass(59_000);
    wire().say('TurnFailed', numbered(1, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    clock.pass(30_000);
    socket.retry();
    expect(types()).toEqual(['USER_INPUT', 'USER_INPUT']);
    wire().drop();
    await back();
    expect(types()).toEqual(['RESUME', 'USER_INPUT']);
  });

  test('an answer that was replaced is not sent again, after a reconnect as little as when the player asks', async () => {
    const id = await asking();
    wire().say('TurnFailed', numbered(1, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    const second = socket.sendInput({ player_story_id: STORY, text: 'Rather this' });
    socket.retry();
    wire().drop();
    await back();
    const again = wire().sent.filter(({ type }) => type === 'USER_INPUT');
    expect(again.map(({ json }) => json.input_id)).toEqual([second]);
  });

  test('what was sent again is under way: another answer does not replace it, and it is said', async () => {
    const id = await asking();
    expect(events('again')).toEqual([]);
    wire().say('TurnFailed', numbered(1, { input_id: id, code: 'UNAVAILABLE', retryable: true }));
    socket.retry();
    expect(events('again')).toEqual([id]);
    const second = socket.sendInput({ player_story_id: STORY, text: 'And this' });
    wire().drop();
    await back();
    expect(wire().sent.map(({ json }) => json.input_id)).toEqual([undefined, id, second]);
    expect(events('again')).toEqual([id, id, second]);
  });

  test('an error that names no turn gives up what waits, for the player to send again or to replace', async () => {
    const id = await asking();
    wire().say('ErrorMessage', 'Something of our own.');
    clock.pass(50_000);
    socket.retry();
    expect(wire().sent.map(({ json }) => json.input_id)).toEqual([id, id]);
    wire().say('ErrorMessage', 'Something of our own.');
    const second = socket.sendInput({ player_story_id: STORY, text: 'Rather this' });
    wire().drop();
    await back();
    expect(wire().sent.map(({ json }) => json.input_id)).toEqual([undefined, second]);
  });

  test('what is still being said is not given up', async () => {
    await asking();
    const id = socket.sendInput({ player_story_id: STORY, streaming: true });
    socket.sendChunk(id, { index: 0, last: false, audio: new Uint8Array(2) });
    wire().say('ErrorMessage', 'Something of our own.');
    socket.sendInput({ player_story_id: STORY, text: 'Rather this' });
    socket.sendChunk(id, { index: 1, last: true, audio: new Uint8Array(2) });
    wire().drop();
    await back();
    expect(wire().sent.map(({ json }) => json.input_id)).toContain(id);
  });

  test('a moment that is started once more is heard once more', async () => {
    const start = { player_story_id: STORY, player_moment_id: MOMENT, kind: 'start_moment' } as const;
    const opening = () =>
      wire().say('AudioAnswer', numbered(1, { input_id: MOMENT, index: 0 }), new Uint8Array(1));
    await asking();
    socket.sendInput(start);
    opening();
    opening();
    expect(events('audio').length).toBe(1);
    socket.sendInput(start);
    opening();
    expect(events('audio').length).toBe(2);
  });

  test('forgets an input after a minute, and says so', async () => {
    const id = await asking();
    wire().drop();
    clock.pass(5_500);
    await settled();
    clock.pass(55_000);
    await settled();
    wake();
    await settled();
    wire().say('Welcome', welcome);
    wire().say('Resumed', { player_story_id: STORY, epoch: 'e', from_seq: 1, complete: true });
    clock.pass(300);
    expect(events('dropped')).toEqual([id]);
    expect(types()).toEqual(['RESUME']);
  });

  test('tells that frames are gone, and still sends its input again', async () => {
    const id = await asking();
    wire().say('AudioAnswer', numbered(1, { input_id: id, index: 0 }), new Uint8Array(1));
    wire().drop();
    await back({ epoch: 'another', from_seq: 1, complete: true });
    expect(events('stale').length).toBe(1);
    expect(types()).toEqual(['RESUME', 'USER_INPUT']);
  });

  test('hears each sentence and each output once, and nothing of an attempt that was given up', async () => {
    const id = await asking();
    const audio = (seq: number, attempt: number, index: number) =>
      wire().say('AudioAnswer', numbered(seq, { input_id: id, attempt, index }), new Uint8Array(1));
    audio(1, 1, 0);
    audio(2, 1, 0);
    audio(3, 2, 0);
    audio(4, 1, 1);
    audio(5, 2, 1);
    for (const attempt of [1, 2, 2]) wire().say('GameOutput', numbered(6, { input_id: id, attempt }));
    const heard = events('audio').map((header) => header as { attempt: number; index: number });
    expect(heard.map(({ attempt, index }) => [attempt, index])).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    expect(events('output').length).toBe(1);
  });

  test('does not come back by itself after another page took over', async () => {
    await asking();
    wire().drop(4409);
    clock.pass(60_000);
    wake();
    await settled();
    expect(TestWire.opened.length).toBe(1);
    expect(events('status')).toEqual(['connected', 'taken_over']);
    socket.takeBack();
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('renews its token first after 4401, and at once', async () => {
    await asking();
    wire().drop(4401);
    await settled();
    expect(renewals).toEqual([false, true]);
    expect(TestWire.opened.length).toBe(2);
  });

  test('waits as long as a draining gateway says', async () => {
    await asking();
    wire().say('GoingAway', { reconnect_after_ms: 700 });
    wire().drop(1012);
    clock.pass(699);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    clock.pass(1);
    await settled();
    expect(TestWire.opened.length).toBe(2);
  });

  test('does not send again what closed the socket for its size', async () => {
    const id = await asking();
    wire().drop(1009);
    await back();
    expect(events('dropped')).toEqual([id]);
    expect(types()).toEqual(['RESUME']);
  });

  test('speech goes out as it comes; cut off, it goes out whole', async () => {
    socket.connect();
    await settled();
    wire().say('Welcome', welcome);
    const id = socket.sendInput({ player_story_id: STORY, streaming: true });
    const piece = (text: string) => new TextEncoder().encode(text);
    socket.sendChunk(id, { index: 0, last: false, audio: piece('one ') });
    expect(types()).toEqual(['USER_INPUT', 'AUDIO_CHUNK']);
    wire().drop();
    await back();
    expect(types()).toEqual(['RESUME']);
    socket.sendChunk(id, { index: 1, last: true, audio: piece('two') });
    const json = { player_story_id: STORY, input_id: id };
    expect(wire().sent.at(-1)).toEqual({ type: 'USER_INPUT', json, bytes: 'one two' });
  });

  test('what was heard is reported when the line is up again', async () => {
    const id = await asking();
    wire().drop();
    socket.stopSpeaking(id, 1234.5);
    await back({}, () => wire().say('GameOutput', numbered(2, { input_id: id })));
    expect(wire().sent.at(-1)).toEqual({ type: 'STOP_SPEAKING', json: { input_id: id, heard_ms: 1235 } });
  });

  test('a fresh token goes to the open socket; nothing happens after close', async () => {
    await asking();
    socket.refreshToken('fresh');
    expect(wire().sent.at(-1)).toEqual({ type: 'TOKEN', json: { access_token: 'fresh' } });
    socket.close();
    expect(wire().closedWith).toBe(1000);
    wire().say('ErrorMessage', 'late');
    clock.pass(100_000);
    await settled();
    expect(TestWire.opened.length).toBe(1);
    expect(events('error')).toEqual([]);
    expect(events('status').at(-1)).toBe('disconnected');
  });

  test('a token that cannot be had is asked for again later, and renewed', async () => {
    let tries = 0;
    socket = create({
      token: async ({ renew }) => {
        renewals.push(renew);
        tries += 1;
        if (tries < 3) throw new Error('auth is away');
        return 'at last';
      },
    });
    socket.connect();
    for (let n = 0; n < 3; n += 1) {
      await settled();
      clock.pass(6_000);
    }
    expect(wire().url).toBe('ws://fabula/ws?token=at%20last');
    expect(events('status')).toEqual(['reconnecting']);
  });

  test('a connection that stays silent is given up, and so is a RESUME without an answer', async () => {
    await asking();
    wire().drop();
    wake();
    await settled();
    clock.pass(15_000);
    expect(wire().closedWith).toBeDefined();
    await back();
    wire().drop();
    wake();
    await settled();
    wire().say('Welcome', welcome);
    clock.pass(10_000);
    expect(wire().closedWith).toBeDefined();
  });
});
