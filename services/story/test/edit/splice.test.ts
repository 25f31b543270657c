import { expect, test } from '@jest/globals';
import { proveSplices } from './prove-splices.ts';

/** `make test-long` makes 20,000. */
const SAMPLE = { seed: 7, count: 2_000 };

test('edits at random in all story files change what they are about and nothing else', () => {
  const { made, refused, wrong } = proveSplices(SAMPLE);
  expect(wrong).toEqual([]);
  expect(refused).toEqual([]);
  expect(made).toBeGreaterThan(SAMPLE.count / 2);
});
