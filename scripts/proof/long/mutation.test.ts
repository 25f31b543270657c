import { expect, test } from '@jest/globals';
import { playableStories } from '../../simulate/stories.ts';
import { proveByMutation } from '../mutation/proof.ts';
import { caughtShare, told } from '../mutation/told.ts';

const SAMPLE = { edits: 200, neutral: 60, runs: 24, seed: 7 };
/** Fewer would be no claim. */
const HARMFUL = 30;
const GOAL = 0.95;

test('of 200 blind edits, those that can be played and harm players are caught by the checker', async () => {
  const proof = await proveByMutation(await playableStories(), SAMPLE);
  process.stdout.write(`${told(proof)}\n`);
  expect(proof.falseErrors).toEqual([]);
  expect(proof.noise).toEqual([]);
  expect(proof.neutral.filter(({ by }) => by === 'error')).toEqual([]);
  expect(proof.edits.filter(({ isPlayable, by }) => !isPlayable && by !== 'error')).toEqual([]);
  const harmful = proof.edits.filter(({ isPlayable, harm }) => isPlayable && harm.length > 0);
  expect(harmful.length).toBeGreaterThanOrEqual(HARMFUL);
  expect(caughtShare(harmful)).toBeGreaterThanOrEqual(GOAL);
});
