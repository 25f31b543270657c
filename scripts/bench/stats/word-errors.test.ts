import { expect, test } from '@jest/globals';
import { wordErrorRate } from './word-errors.ts';

const rate = (said: string, heard: string) =>
  wordErrorRate(
    ...([said, heard].map((text) => text.split(' ').filter((word) => word !== '')) as [string[], string[]]),
  );

test('words that are wrong, missing or too many count, of those that were said', () => {
  expect(rate('open the red door', 'open the red door')).toBe(0);
  expect(rate('open the red door', 'open a red door')).toBe(0.25);
  expect(rate('open the red door', 'open door')).toBe(0.5);
  expect(rate('open the red door', 'oh open the red door now')).toBe(0.5);
  expect(rate('open the red door', '')).toBe(1);
  expect(rate('no', 'oh no no no')).toBe(3);
});
