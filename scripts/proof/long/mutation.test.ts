import { expect, test } from '@jest/globals';
import { playableStories } from '../../simulate/stories.ts';
import { proveByMutation, told } from '../mutation/proof.ts';

const EDITS = 200;
const GOAL = 0.95;

test('of 200 blind edits, those that break something for players are caught by the checker', async () => {
  const proof = await proveByMutation(await playableStories(), EDITS);
  process.stdout.write(`${told(proof)}\n`);
  expect(proof.falseErrors).toEqual([]);
  const caught = proof.harmful.filter((edit) => edit.caught !== 'nothing');
  expect(caught.length / Math.max(1, proof.harmful.length)).toBeGreaterThanOrEqual(GOAL);
});
