import { expect, test } from '@jest/globals';
import { playableStories } from '../simulate/stories.ts';
import { proveByMutation, told } from './mutation/proof.ts';

/** Of all stories together; `make test-long` does 200. Among so few, one that nobody catches may be one of twenty. */
const EDITS = 40;
const ENOUGH = 0.9;

test('what a blind edit of a story breaks for its players is caught by the checker', async () => {
  const proof = await proveByMutation(await playableStories(), EDITS);
  process.stdout.write(`${told(proof)}\n`);
  expect(proof.falseErrors).toEqual([]);
  expect(proof.harmful.length).toBeGreaterThan(0);
  const caught = proof.harmful.filter((edit) => edit.caught !== 'nothing');
  expect(caught.length / proof.harmful.length).toBeGreaterThanOrEqual(ENOUGH);
}, 300_000);
