import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Chunk } from './capture.ts';
import { Recording } from './recording.ts';

const chunk = (last: boolean): Chunk => ({ pcm: new ArrayBuffer(3200), level: 0.1, last, isEarly: false });

/** A microphone of which the test holds both ends. */
function begin({ answersStop }: { answersStop: boolean }) {
  const taken: Chunk[] = [];
  let give: (chunk: Chunk) => void = () => undefined;
  let asked = 0;
  const record = (onChunk: (chunk: Chunk) => void) => {
    give = onChunk;
    return () => {
      asked += 1;
      if (answersStop) onChunk(chunk(true));
    };
  };
  const recording = new Recording(record, (one) => taken.push(one));
  return { recording, taken, give: (one: Chunk) => give(one), asked: () => asked };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('goes on for as long as chunks come, and ends once with the last', () => {
  const { recording, taken, give, asked } = begin({ answersStop: true });
  for (let n = 0; n < 50; n += 1) {
    give(chunk(false));
    jest.advanceTimersByTime(100);
  }
  recording.stop();
  recording.stop();
  give(chunk(true));
  jest.advanceTimersByTime(60_000);
  expect(asked()).toBe(1);
  expect(taken).toHaveLength(51);
  expect(taken.filter(({ last }) => last)).toHaveLength(1);
});

test('ends by itself where the device falls dumb', () => {
  const { taken, give } = begin({ answersStop: true });
  give(chunk(false));
  jest.advanceTimersByTime(2_900);
  expect(taken).toHaveLength(1);
  jest.advanceTimersByTime(200);
  expect(taken.map(({ last }) => last)).toEqual([false, true]);
});

test('has a last chunk also where sound stands still', () => {
  const { recording, taken, give } = begin({ answersStop: false });
  recording.stop();
  give(chunk(false));
  jest.advanceTimersByTime(1_100);
  expect(taken.map(({ last }) => last)).toEqual([false, true]);
  give(chunk(true));
  expect(taken).toHaveLength(2);
});
