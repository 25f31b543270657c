import { expect, test } from '@jest/globals';
import { playableStories } from '../simulate/stories.ts';
import { proveByMutation } from './mutation/proof.ts';
import { caughtShare, told } from './mutation/told.ts';

/** `make test-long` does 200, with more runs of each. */
const SAMPLE = { edits: 40, neutral: 9, runs: 12, seed: 7 };
/** Among so few, one that nobody catches may be one of ten. */
const ENOUGH = 0.9;

test('what a blind edit of a story breaks for its players is caught by the checker', async () => {
  const proof = await proveByMutation(await playableStories(), SAMPLE);
  process.stdout.write(`${told(proof)}\n`);
  expect(proof.falseErrors).toEqual([]);
  expect(proof.noise).toEqual([]);
  expect(proof.neutral.filter(({ by }) => by === 'error')).toEqual([]);
  const harmful = proof.edits.filter(({ isPlayable, harm }) => !isPlayable || harm.length > 0);
  expect(harmful.some(({ isPlayable }) => isPlayable)).toBe(true);
  expect(caughtShare(harmful)).toBeGreaterThanOrEqual(ENOUGH);
});
