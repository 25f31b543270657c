import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RedisPendingStore } from '@fabula/kit/pending';
import { silentMp3 } from '@fabula/kit/silent-mp3';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';
import { encodeFrame } from '@fabula/proto/frames';
import type { AudioReference } from '@fabula/proto/speech/v1/speech_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { packFrames } from '../src/pending/entry.ts';
import { audio, type Down, idOf, output, type PlayedTurn } from './support/engine.ts';
import { gate } from './support/gate.ts';
import type { Seen } from './support/player.ts';
import { Speech } from './support/speech.ts';
import { type RunningGateway, Stage } from './support/stage.ts';

const LINES = ['The lamp is out.', 'Who put it out?', 'Nobody will say.', 'Then we shall wait.'];
const IMPATIENT = { withinMs: 300, restMs: 200, shortMs: 100, fetchMs: 10_000, pauseMs: 50 };

/** A line that comes without its bytes. */
function told(inputId: string, index: number, reference: AudioReference): Down {
  const { message } = audio(inputId, index, new Uint8Array(0));
  if (message?.case !== 'audio') throw new Error('a line is audio');
  return { message: { case: 'audio', value: { ...message.value, reference } } };
}

const bytesOf = ({ bytes }: Seen) => Buffer.from(bytes ?? []);
const heard = (frames: readonly Seen[]) => frames.filter(({ type }) => type === 'AudioAnswer').map(bytesOf);

describe('sounds by reference', () => {
  let redis: Running;
  let stage: Stage;
  let speech: Speech;
  let references: AudioReference[];
  beforeAll(async () => {
    redis = await startRedis();
    stage = await Stage.open();
    speech = new Speech(stage.identity);
    await speech.start();
  });
  afterAll(async () => {
    await stage.close();
    await speech.close();
    await redis.stop();
  });
  beforeEach(async () => {
    references = await Promise.all(LINES.map((line) => speech.reference(line)));
    stage.engine.script = async function* (turn: PlayedTurn) {
      for (const [index, reference] of references.entries()) yield told(idOf(turn), index, reference);
      yield output(idOf(turn));
    };
  });

  const gateway = (changes: Parameters<Stage['gateway']>[0] = {}) =>
    stage.gateway({ speech: speech.address, pending: new RedisPendingStore(redis.url), ...changes });

  async function answered(running: RunningGateway, story = stage.story('ada')): Promise<Seen[]> {
    const player = await stage.connect(running, 'ada');
    player.send('USER_INPUT', { player_story_id: story, text: 'Hello' });
    await player.until('GameOutput');
    return player.seen.slice(1);
  }

  const fetches = async ({ metrics }: RunningGateway, end: string) => {
    const line = new RegExp(`fabula_sound_fetch_seconds_count\\{[^}]*end="${end}"[^}]*\\} (\\d+)`);
    return Number(line.exec(await metrics.text())?.[1] ?? 0);
  };

  test('reach the player whole, in order, and each is fetched once', async () => {
    const here = await gateway();
    const sounds = await Promise.all(LINES.map((line) => speech.mp3(line)));
    const [one, two] = [await answered(here), await answered(here)];
    for (const frames of [one, two]) {
      expect(frames.map(({ json }) => json.seq)).toEqual([1, 2, 3, 4, 5]);
      expect(heard(frames)).toEqual(sounds);
      expect(frames[0]?.json).toMatchObject({ index: 0, text: 'Sentence 0.' });
    }
    expect(await fetches(here, 'same')).toBe(LINES.length);
    expect(stage.engine.turns.every(({ input }) => input.takesReferences)).toBe(true);
  });

  test('survive a speech that begins anew without its cache, and a second gateway', async () => {
    const [here, there] = [await gateway(), await gateway()];
    const story = stage.story('ada');
    const first = await answered(here, story);
    await speech.stop();
    await speech.start();
    const again = await stage.connect(there, 'ada');
    const epoch = first[0]?.json.epoch;
    again.send('RESUME', { player_story_id: story, epoch, last_seq: 1 });
    await again.until('GameOutput');
    const [, resumed, ...frames] = again.seen;
    expect(resumed).toMatchObject({ type: 'Resumed', json: { complete: true, from_seq: 2 } });
    expect(frames.map(({ json }) => json.seq)).toEqual([2, 3, 4, 5]);
    expect(heard(frames)).toEqual(heard(first).slice(1));
    expect(await fetches(there, 'same')).toBe(LINES.length - 1);
  });

  test('are not in the pending store', async () => {
    const pending = new RedisPendingStore(redis.url);
    const story = stage.story('ada');
    const frames = await answered(await gateway(), story);
    const kept = await pending.after(story, undefined, 0);
    const [sound] = heard(frames);
    expect(sound?.length).toBeGreaterThan(3_000);
    expect(kept.frames.map(({ frame }) => frame.length < 2_000)).toEqual(Array(LINES.length + 1).fill(true));
    await pending.close();
  });

  test('that were made otherwise since are heard all the same', async () => {
    const [reference] = references;
    if (reference) reference.hash = 'of another edition';
    const here = await gateway();
    expect(heard(await answered(here))[0]).toEqual(await speech.mp3(LINES[0] ?? ''));
    expect(await fetches(here, 'other')).toBeGreaterThan(0);
  });

  test('that nobody could make are silence, for as long as the caption takes', async () => {
    const { line: _, ...nothing } = references[1] as AudioReference;
    references[1] = { ...nothing, hash: '', bytes: 0, durationMs: 1_200 };
    const frames = await answered(await gateway());
    expect(heard(frames)[1]).toEqual(Buffer.from(silentMp3(1_200)));
    expect(frames[1]?.json).toMatchObject({ voice_quality: 'silence', text: 'Sentence 1.', index: 1 });
  });

  test('that speech is away for are silence in a moment, and come with it again', async () => {
    const here = await gateway({ patience: IMPATIENT });
    const sounds = await Promise.all(LINES.map((line) => speech.mp3(line)));
    await speech.stop();
    const mute = await answered(here);
    expect(mute.map(({ json }) => json.voice_quality)).toEqual([...LINES.map(() => 'silence'), undefined]);
    expect(heard(mute)).toEqual(references.map(({ durationMs }) => Buffer.from(silentMp3(durationMs))));
    await speech.start();
    let frames = await answered(here);
    while (frames.some(({ json }) => json.voice_quality === 'silence')) frames = await answered(here);
    expect(heard(frames)).toEqual(sounds);
  });

  test('that a process of speech which starts again has are waited for', async () => {
    const here = await gateway({ patience: { ...IMPATIENT, withinMs: 30_000, fetchMs: 30_000 } });
    const sounds = await Promise.all(LINES.map((line) => speech.mp3(line)));
    await speech.stop();
    const answer = answered(here);
    const refused = /fabula_rpc_client_requests_total\{[^}]*Synthesize",code="UNAVAILABLE"[^}]*\} [1-9]/;
    while (!refused.test(await here.metrics.text())) await nextTurn();
    await speech.start();
    expect(heard(await answer)).toEqual(sounds);
  });

  test('do not hold up a turn where speech hangs', async () => {
    const swallowed = new Set<Socket>();
    const hanging = createServer((socket) => swallowed.add(socket)).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const here = await gateway({ speech: `127.0.0.1:${port}`, patience: IMPATIENT });
    const frames = await answered(here);
    expect(frames.map(({ json }) => json.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(frames[0]?.json.voice_quality).toBe('silence');
    for (const socket of swallowed) socket.destroy();
    hanging.close();
  });

  test('that come late hold up what is behind them', async () => {
    const open = gate();
    const order: string[] = [];
    stage.peers.synthesize = async function* ({ text }) {
      if (text === LINES[0]) await open.passed;
      order.push(text);
      if (order.length === LINES.length - 1) open.open();
      yield { mp3: Buffer.from(text), last: true };
    };
    const frames = await answered(await stage.gateway());
    expect(order.at(-1)).toBe(LINES[0]);
    expect(heard(frames).map(String)).toEqual(LINES);
    expect(frames.map(({ json }) => json.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  test('come as bytes from an engine, or lie in Redis as bytes from a gateway, of the release before', async () => {
    const story = stage.story('ada');
    const pending = new RedisPendingStore(redis.url);
    const line = (seq: number) => JSON.stringify({ input_id: 'a', attempt: 1, index: 0, seq, text: 'Old.' });
    const { epoch } = await pending.append(story, (_, seq) =>
      packFrames([encodeFrame('AudioAnswer', line(seq), Buffer.from('old mp3'))]),
    );
    stage.engine.script = async function* (turn: PlayedTurn) {
      yield audio(idOf(turn), 0, Buffer.from('mp3 of an old engine'));
      yield output(idOf(turn));
    };
    const player = await stage.connect(await gateway(), 'ada');
    player.send('RESUME', { player_story_id: story, epoch, last_seq: 0 });
    expect(bytesOf(await player.until('AudioAnswer')).toString()).toBe('old mp3');
    player.send('USER_INPUT', { player_story_id: story, text: 'Hello' });
    expect(bytesOf(await player.until('AudioAnswer')).toString()).toBe('mp3 of an old engine');
    await player.until('GameOutput');
    await pending.close();
  });
});
