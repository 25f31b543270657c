import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { TestAudioContext } from '../../../testing/testAudio.ts';
import { Effects } from './effects.ts';
import type { AudioEngine } from './engine.ts';

const { fetch } = globalThis;
const asked = jest.fn(async (_url: unknown) => new Response(new ArrayBuffer(8)));
beforeAll(() => {
  globalThis.fetch = asked as unknown as typeof fetch;
});
beforeEach(() => void asked.mockClear());
afterAll(() => {
  globalThis.fetch = fetch;
});

function effects() {
  const context = new TestAudioContext();
  const played = new Effects({ context, effects: context.createGain() } as unknown as AudioEngine);
  return { context, effects: played };
}

test('a sound is fetched once and played as often as it is wanted', async () => {
  const { context, effects: page } = effects();
  await Promise.all([page.play('card'), page.play('card', 0.3)]);
  expect(asked.mock.calls).toEqual([['/sounds/card.mp3']]);
  expect(context.sources.map(({ loudness }) => loudness)).toEqual([0.5, 0.3]);
});

test('thinking is heard for as long as it lasts, and fades', async () => {
  const { context, effects: page } = effects();
  await page.think(true);
  await page.think(true);
  expect(context.sources.length).toBe(1);
  expect([context.sources[0]?.loop, context.sources[0]?.loudness]).toEqual([true, 0.35]);
  context.currentTime = 4;
  await page.think(false);
  context.currentTime = 4.125;
  expect(context.sources[0]?.loudness).toBeCloseTo(0.175, 6);
  context.currentTime = 4.25;
  expect(context.sources[0]?.loudness).toBe(0);
});

test('an answer that is there before the thinking sound is: nothing is left sounding', async () => {
  const { context, effects: page } = effects();
  const late = page.think(true);
  await page.think(false);
  await late;
  context.currentTime = 1;
  expect(context.sources.filter(({ loudness }) => loudness > 0)).toEqual([]);
});

test('thinking that stops and begins again while its sound is on the way is one sound', async () => {
  const { context, effects: page } = effects();
  const first = page.think(true);
  await page.think(false);
  await Promise.all([first, page.think(true)]);
  context.currentTime = 1;
  expect(context.sources.filter(({ loudness }) => loudness > 0).length).toBe(1);
});

test('a sound that could not be had is no news, and is fetched anew when it is wanted again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { context, effects: page } = effects();
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  await page.play('win');
  expect([context.sources.length, warn.mock.calls.length]).toEqual([0, 1]);
  await page.play('win');
  expect(context.sources.length).toBe(1);
});
