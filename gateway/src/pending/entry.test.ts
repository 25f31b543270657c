import { expect, test } from '@jest/globals';
import { packFrames, unpackFrames } from './entry.ts';

test('frames come out as they went in', () => {
  const frames = [Buffer.from('a'), Buffer.alloc(0), Buffer.alloc(100_000, 7)];
  expect(unpackFrames(packFrames(frames)).map((f) => f.equals(frames.shift() ?? Buffer.from('?')))).toEqual([
    true,
    true,
    true,
  ]);
  expect(unpackFrames(packFrames([]))).toEqual([]);
});
