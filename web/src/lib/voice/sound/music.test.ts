import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { TestAudioContext } from '../../../testing/testAudio.ts';
import type { AudioEngine } from './engine.ts';
import { Music } from './music.ts';

function orchestra() {
  const context = new TestAudioContext();
  const music = new Music({ context, music: context.createGain() } as unknown as AudioEngine);
  const pass = (seconds: number) => {
    context.currentTime += seconds;
  };
  /** How loud each track is now, in the order in which they began. */
  const loudness = () => context.sources.map((source) => Math.round(source.loudness * 1000) / 1000);
  return { music, context, pass, loudness };
}

const { fetch } = globalThis;
beforeAll(() => {
  globalThis.fetch = jest.fn(async () => new Response(new ArrayBuffer(8)));
});
afterAll(() => {
  globalThis.fetch = fetch;
});

test('a track comes up within a second, to its own volume, and loops', async () => {
  const { music, context, pass, loudness } = orchestra();
  await music.play('/a.mp3', 50);
  expect(loudness()).toEqual([0]);
  pass(0.5);
  expect(loudness()).toEqual([0.25]);
  pass(5);
  expect([loudness(), context.sources[0]?.loop]).toEqual([[0.5], true]);
});

test('the next track leaves the one before it fading for half a second', async () => {
  const { music, pass, loudness } = orchestra();
  await music.play('/a.mp3', 50);
  pass(1);
  await music.play('/b.mp3', 80);
  pass(0.25);
  expect(loudness()).toEqual([0.25, 0.2]);
  pass(0.75);
  expect(loudness()).toEqual([0, 0.8]);
});

test('the same track at another volume only gets louder or softer; no address is silence', async () => {
  const { music, pass, loudness } = orchestra();
  await music.play('/a.mp3', 50);
  pass(1);
  await music.play('/a.mp3', 20);
  pass(1);
  expect(loudness()).toEqual([0.2]);
  await music.play('', 20);
  pass(0.5);
  expect(loudness()).toEqual([0]);
});

test('while somebody records, music is silent within half a second, also one that begins then, and is back within a second', async () => {
  const { music, pass, loudness } = orchestra();
  await music.play('/a.mp3', 40);
  pass(1);
  music.duck(true);
  pass(0.25);
  expect(loudness()).toEqual([0.2]);
  pass(0.25);
  expect(loudness()).toEqual([0]);
  await music.play('/b.mp3', 80);
  pass(2);
  expect(loudness()).toEqual([0, 0]);
  music.duck(false);
  pass(0.5);
  expect(loudness()).toEqual([0, 0.4]);
  pass(0.5);
  expect(loudness()).toEqual([0, 0.8]);
});

test('what was hushed is heard again with the next track, as after a game that was left while the shell listened', async () => {
  const { music, pass, loudness } = orchestra();
  await music.play('/a.mp3', 40);
  pass(1);
  music.hush();
  pass(0.5);
  expect(loudness()).toEqual([0]);
  await music.play('/b.mp3', 80);
  pass(1);
  expect(loudness()).toEqual([0, 0.8]);
});

test('a track that comes after another one was asked for is not begun', async () => {
  const { music, context } = orchestra();
  const late = music.play('/late.mp3', 50);
  await music.play('', 50);
  await late;
  expect(context.sources).toEqual([]);
});

test('a track that could not be had is silence, and is asked for again with the next moment that wants it', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { music, context } = orchestra();
  const asked = jest.mocked(globalThis.fetch);
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  await music.play('/a.mp3', 50);
  expect(context.sources.length).toBe(0);
  await music.play('/a.mp3', 50);
  expect(context.sources.length).toBe(1);
});

test('a track that is stopped and asked for again while it loads is one loop, which ends when it is stopped', async () => {
  const { music, context, pass, loudness } = orchestra();
  const first = music.play('/a.mp3', 50);
  music.stop();
  await Promise.all([first, music.play('/a.mp3', 50)]);
  pass(1);
  expect([context.sources.length, loudness()]).toEqual([1, [0.5]]);
  music.stop();
  pass(1);
  expect(loudness()).toEqual([0]);
});

test('a track that was stopped and then could not be had does not take the next one’s address away', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { music, context } = orchestra();
  jest.mocked(globalThis.fetch).mockResolvedValueOnce(new Response('', { status: 503 }));
  const first = music.play('/a.mp3', 50);
  music.stop();
  await Promise.all([first, music.play('/a.mp3', 50)]);
  await music.play('/a.mp3', 20);
  expect(context.sources.length).toBe(1);
});
