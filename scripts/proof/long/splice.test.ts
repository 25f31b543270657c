import { expect, test } from '@jest/globals';
import { proveSplices } from '../../../services/story/test/edit/prove-splices.ts';

test('20,000 edits at random in all story files change what they are about and nothing else', () => {
  const { made, refused, wrong } = proveSplices({ seed: 11, count: 30_000 });
  process.stdout.write(`${made} edits, ${refused.length} left to the author, ${wrong.length} wrong\n`);
  expect(wrong).toEqual([]);
  expect(refused).toEqual([]);
  expect(made).toBeGreaterThanOrEqual(20_000);
});
