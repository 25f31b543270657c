import { describe, expect, test } from '@jest/globals';
import { replacing, updated, updateJson } from './change-sets.ts';

/** Of a high and a low surrogate; of two such pairs and what joins them; of several letters. */
const CHARACTERS = ['a', 'é', 'e\u0301', '\n', '😀', '😁', '🙀', '👩‍🚀', '𝔘', ''];

describe('a text that takes the place of another', () => {
  test('is a change of whole characters, whatever both have in common', () => {
    const texts = CHARACTERS.flatMap((a) => CHARACTERS.map((b) => `${a}${b}`));
    const wrong: string[] = [];
    for (const before of texts)
      for (const after of texts) {
        const changes = replacing(before, after);
        const { text } = updated(before, [updateJson({ clientId: 'x', changes })]);
        const inserted = (JSON.parse(changes) as unknown[]).flat().join();
        if (text !== after || /\p{Surrogate}/u.test(inserted)) wrong.push(`${before} → ${after}: ${changes}`);
      }
    expect(wrong).toEqual([]);
  });
});
