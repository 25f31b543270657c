import { expect, test } from '@jest/globals';
import { Capture, type Chunk } from './capture.ts';
import { PRE_ROLL_S } from './preRoll.ts';
import { TARGET_RATE } from './resampler.ts';

const STEP = 1 / 32_768;

/** A microphone that counts: each sample is the next number. */
function counting() {
  const chunks: Chunk[] = [];
  const capture = new Capture((chunk) => chunks.push(chunk));
  let next = 0;
  const hear = (seconds: number) => {
    for (let n = 0; n < Math.round(seconds * TARGET_RATE); n += 1) capture.push((next++ % 32_000) * STEP);
  };
  const heard = () => chunks.flatMap(({ pcm }) => [...new Int16Array(pcm)]);
  return { capture, chunks, hear, heard };
}

test('a recording begins with what was heard just before it, without a gap and without a sample twice', () => {
  const { capture, chunks, hear, heard } = counting();
  hear(1);
  capture.start(PRE_ROLL_S);
  hear(0.25);
  capture.stop();
  const first = TARGET_RATE * (1 - PRE_ROLL_S);
  expect(heard()).toEqual(Array.from({ length: TARGET_RATE * (PRE_ROLL_S + 0.25) }, (_, i) => first + i));
  expect(chunks.map(({ isEarly, last }) => [isEarly, last])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
  ]);
});

test('no more of it than is asked for, nor than there is', () => {
  const { capture, hear, heard } = counting();
  hear(0.1);
  capture.start(0.05);
  capture.stop();
  expect([heard().length, heard()[0]]).toEqual([0.05 * TARGET_RATE, 0.05 * TARGET_RATE]);
  capture.start(0);
  capture.stop();
  hear(0.02);
  capture.start(60);
  capture.stop();
  expect(heard().length).toBe(0.07 * TARGET_RATE);
});

test('what was said in an answer is not the beginning of the next one, nor is what was heard before a sleep', () => {
  const { capture, chunks, hear } = counting();
  capture.start(1);
  hear(0.3);
  capture.stop();
  const before = chunks.length;
  capture.start(1);
  capture.stop();
  for (const [now, seconds] of [
    [60_000, 0.3],
    [60_400, 0.1],
    [60_901, 0.05],
  ] as const) {
    capture.at(now);
    hear(seconds);
  }
  capture.start(1);
  capture.stop();
  expect(chunks.slice(before).map(({ pcm }) => pcm.byteLength)).toEqual([0, 1600, 0]);
});

test('an answer that begins before the one before has ended ends it: each has its own last chunk', () => {
  const { capture, chunks, hear } = counting();
  capture.start(0);
  hear(0.01);
  capture.start(0);
  hear(0.01);
  capture.stop();
  capture.stop();
  expect(chunks.map(({ last, pcm }) => [last, pcm.byteLength])).toEqual([
    [true, 320],
    [true, 320],
  ]);
});

test('a quarter of a second of nothing but zeros is no room', () => {
  const { capture, hear } = counting();
  hear(0.1);
  expect(capture.isDeaf).toBe(false);
  for (let n = 0; n < TARGET_RATE / 4; n += 1) capture.push(0);
  expect(capture.isDeaf).toBe(true);
  capture.push(STEP);
  expect(capture.isDeaf).toBe(false);
});

test('a chunk tells its level, and is cut at full scale rather than turned over', () => {
  const chunks: Chunk[] = [];
  const capture = new Capture((chunk) => chunks.push(chunk));
  capture.start(0);
  for (const value of [0.5, -0.5, 2, -2]) capture.push(value);
  capture.stop();
  expect([...new Int16Array(chunks[0]?.pcm ?? new ArrayBuffer(0))]).toEqual([
    16_384, -16_384, 32_767, -32_768,
  ]);
  expect(chunks[0]?.level).toBeCloseTo(Math.sqrt((0.25 + 0.25 + 4 + 4) / 4), 5);
});
