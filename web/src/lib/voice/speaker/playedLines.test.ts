import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TestAudioContext } from '../../../testing/testAudio.ts';
import type { AudioEngine } from '../sound/engine.ts';
import { PlayedLines } from './playedLines.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function queue() {
  const context = new TestAudioContext();
  const lines = new PlayedLines({ context, voice: context.createGain() } as unknown as AudioEngine);
  const nothing = () => undefined;
  /** Answers when it begins; undefined where it is not taken. */
  const add = (seconds: number) => {
    const before = context.sources.length;
    lines.add({ buffer: { duration: seconds } as AudioBuffer, onStart: nothing, onEnd: nothing });
    return context.sources[before]?.startedAt;
  };
  return { context, lines, add };
}

test('a line begins where the one before ends, on a whole sample', () => {
  const { context, lines, add } = queue();
  context.currentTime = 1.000_01;
  const first = add(0.5) ?? 0;
  expect(first).toBeCloseTo(1.03, 4);
  expect((first * context.sampleRate) % 1).toBeCloseTo(0, 6);
  expect(add(0.25)).toBe(first + 0.5);
  expect(lines.endsAt).toBe(first + 0.75);
});

test('a line that comes after a gap is not begun in the past', () => {
  const { context, add } = queue();
  add(0.1);
  context.currentTime = 5;
  expect(add(0.1)).toBeCloseTo(5.03, 4);
});

test('what was heard leaves out the gap, and what the device has not played yet', () => {
  const { context, lines, add } = queue();
  add(0.1);
  context.currentTime = 5;
  add(1);
  context.currentTime = 5.53;
  expect(lines.heardMs).toBe(600);
  context.outputLatency = 0.2;
  expect(lines.heardMs).toBe(400);
});

test('silence fades, tells what was heard, and takes no line any more', () => {
  const { context, lines, add } = queue();
  add(1);
  add(1);
  context.currentTime = 0.53;
  expect(lines.stop()).toBe(500);
  expect(context.sources.map(({ stoppedAt }) => stoppedAt)).toEqual([0.61, 0.61]);
  expect(context.sources[0]?.loudness).toBe(1);
  context.currentTime = 0.57;
  expect(context.sources[0]?.loudness).toBeCloseTo(0.5, 6);
  expect(lines.endsAt).toBeCloseTo(0.61, 6);
  expect(add(1)).toBeUndefined();
  context.currentTime = 9;
  expect([lines.heardMs, lines.stop()]).toEqual([500, 500]);
});

test('a line that was heard to its end is not stopped again', () => {
  const { context, lines, add } = queue();
  add(0.1);
  context.currentTime = 1;
  lines.stop();
  expect(context.sources[0]?.stoppedAt).toBeUndefined();
  expect(lines.endsAt).toBeCloseTo(0.13, 6);
});
