import { randomUUID } from 'node:crypto';
import { RedisPendingStore } from '@fabula/kit/pending';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { type Clock, realClock } from '@fabula/web/lib/clock';
import type { GameInput } from '@fabula/web/lib/protocol/frames';
import type { SocketEvents } from '@fabula/web/lib/socket/events';
import { FabulaSocket } from '@fabula/web/lib/socket/fabulaSocket';
import type { WireConstructor } from '@fabula/web/lib/socket/wire';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { DEFAULT_TIMING } from '../src/socket/deps.ts';
import { audio, idOf, output, type PlayedTurn, plainTurn } from './support/engine.ts';
import { gate } from './support/gate.ts';
import { Line } from './support/line.ts';
import { type RunningGateway, Stage } from './support/stage.ts';

/** The pause of five seconds passes in fifty milliseconds; what gives up on the server does so in its own time. */
const hasty: Clock = {
  now: Date.now,
  after: (ms, call) => realClock.after(ms < 10_000 ? ms / 100 : ms, call),
};

describe('the client of the web app, against two gateways', () => {
  let redis: Running;
  let stage: Stage;
  let here: RunningGateway;
  let there: RunningGateway;
  let line: Line;
  let client: FabulaSocket;
  let told: [string, ...unknown[]][];
  let tokens: boolean[];

  beforeEach(async () => {
    redis = await startRedis();
    stage = await Stage.open();
    here = await stage.gateway({ pending: new RedisPendingStore(redis.url) });
    there = await stage.gateway({ pending: new RedisPendingStore(redis.url) });
    line = new Line(here.port);
    told = [];
    tokens = [];
    client = newClient(await line.listen());
  });
  afterEach(async () => {
    client.close();
    await line.close();
    await stage.close();
    await redis.stop();
  });

  function newClient(url: string, lifetimeS = 300): FabulaSocket {
    const socket = new FabulaSocket({
      url,
      token: ({ renew }) => {
        tokens.push(renew);
        return stage.identity.playerToken('ada', { lifetimeS });
      },
      WebSocket: WebSocket as unknown as WireConstructor,
      clock: hasty,
    });
    const names: (keyof SocketEvents)[] = [
      'status',
      'audio',
      'transcript',
      'output',
      'failed',
      'error',
      'stale',
    ];
    for (const name of names) socket.on(name, (...args: unknown[]) => void told.push([name, ...args]));
    return socket;
  }

  function next<K extends keyof SocketEvents>(event: K): Promise<SocketEvents[K]> {
    return new Promise((resolve) => {
      const off = client.on(event, (...args) => {
        off();
        resolve(args);
      });
    });
  }

  /** Answers the input's id. */
  function send(input: GameInput): string {
    const input_id = randomUUID();
    client.sendInput({ ...input, input_id });
    return input_id;
  }

  const indexes = () =>
    told.filter(([name]) => name === 'audio').map(([, header]) => (header as { index: number }).index);

  test('plays a turn', async () => {
    client.connect();
    send({ player_story_id: stage.story('ada'), text: 'Hello' });
    const [answer] = await next('output');
    expect(answer).toMatchObject({ dialogue: 'You said Hello', complete_the_moment: false });
  });

  test('an answer that is cut in the middle is heard whole at another gateway, each sentence once', async () => {
    const rest = gate();
    stage.engine.script = async function* (turn: PlayedTurn) {
      for (let index = 0; index < 3; index += 1) yield audio(idOf(turn), index);
      await rest.passed;
      for (let index = 3; index < 6; index += 1) yield audio(idOf(turn), index);
      yield output(idOf(turn));
    };
    client.connect();
    const answered = next('output');
    send({ player_story_id: stage.story('ada'), text: 'Hello' });
    while (indexes().length < 3) await next('audio');
    line.target = there.port;
    line.cut();
    await next('status');
    rest.open();
    await answered;
    expect(indexes()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told.filter(([name]) => name === 'stale')).toEqual([]);
  });

  test('a line that swallows what is sent is noticed and left; what was said on it is answered, and heard once', async () => {
    const timing = { ...DEFAULT_TIMING, pagePingMs: 5_000, pagePongMs: 9_000 };
    here = await stage.gateway({ pending: new RedisPendingStore(redis.url), timing });
    line.target = here.port;
    const rest = gate();
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0);
      await rest.passed;
      yield output(idOf(turn), 'Heard');
    };
    client.connect();
    await next('status');
    line.swallow();
    const away = next('status');
    send({ player_story_id: stage.story('ada'), text: 'Hello' });
    expect(await away).toEqual(['reconnecting']);
    // What is said on a line that has an answer under way already is not told twice.
    await next('audio');
    line.swallow();
    rest.open();
    const [answer] = await next('output');
    expect(answer.dialogue).toBe('Heard');
    expect(indexes()).toEqual([0]);
    expect(told.filter(([name]) => name === 'output' || name === 'dropped').length).toBe(1);
  });

  test('a turn whose gateway died is sent again, and told once', async () => {
    const begun = gate();
    stage.engine.script = async function* (turn: PlayedTurn) {
      if (turn.n === 1) {
        yield audio(idOf(turn), 0);
        begun.open();
        await new Promise((resolve) => turn.call.signal.addEventListener('abort', resolve));
        return;
      }
      yield audio(idOf(turn), 0, undefined, 2);
      yield output(idOf(turn), 'From the second engine', 2);
    };
    client.connect();
    const answered = next('output');
    send({ player_story_id: stage.story('ada'), text: 'Hello' });
    await begun.passed;
    line.target = there.port;
    line.cut();
    const [answer] = await answered;
    expect(answer.dialogue).toBe('From the second engine');
    expect(told.filter(([name]) => name === 'output').length).toBe(1);
  });

  test('an input given while the line is down goes out when it is up again', async () => {
    const story = stage.story('ada');
    client.connect();
    send({ player_story_id: story, text: 'One' });
    await next('output');
    line.cut();
    await next('status');
    send({ player_story_id: story, text: 'Two' });
    expect((await next('output'))[0].dialogue).toBe('You said Two');
  });

  test('speech that is cut is sent again whole', async () => {
    const pieces: string[] = [];
    stage.engine.script = async function* (turn: PlayedTurn) {
      const { input, audio: whole } = turn.input;
      pieces.push(`${input?.streaming === true}:${Buffer.from(whole).toString()}`);
      if (input?.streaming)
        await new Promise((resolve) => turn.call.signal.addEventListener('abort', resolve));
      else yield* plainTurn(turn);
    };
    client.connect();
    await next('status');
    const id = send({ player_story_id: stage.story('ada'), streaming: true });
    client.sendChunk(id, { index: 0, last: false, audio: Buffer.from('one ') });
    line.cut();
    await next('status');
    client.sendChunk(id, { index: 1, last: true, audio: Buffer.from('two') });
    await next('output');
    expect(pieces.at(-1)).toBe('false:one two');
  });

  test('another page takes the story over; it comes back only when it is asked to', async () => {
    const story = stage.story('ada');
    client.connect();
    send({ player_story_id: story, text: 'One' });
    await next('output');
    const other = await stage.connect(there, 'ada');
    const status = next('status');
    other.send('USER_INPUT', { player_story_id: story, text: 'Mine' });
    expect(await status).toEqual(['taken_over']);
    await other.until('GameOutput');
    client.connect();
    expect(await next('status')).toEqual(['connected']);
    expect(await other.closed).toBe(4409);
  });

  test('a drained gateway is left for the other one', async () => {
    client.connect();
    send({ player_story_id: stage.story('ada'), text: 'One' });
    await next('output');
    line.target = there.port;
    await here.gateway.drain?.();
    while (told.filter(([name, status]) => name === 'status' && status === 'connected').length < 2)
      await next('status');
    expect(told.filter(([name]) => name === 'status').map(([, status]) => status)).toEqual([
      'connected',
      'reconnecting',
      'connected',
    ]);
  });

  test('an expired token is renewed before it connects again', async () => {
    const { port } = await stage.gateway({
      timing: { ...DEFAULT_TIMING, tokenGraceMs: 0 },
    });
    const second = new Line(port);
    client = newClient(await second.listen(), 1);
    client.connect();
    await next('status');
    expect(await next('status')).toEqual(['reconnecting']);
    expect(tokens).toEqual([false, true]);
    client.close();
    await second.close();
  });
});
