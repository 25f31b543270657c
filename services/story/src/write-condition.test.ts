import type { Condition } from '@fabula/rules/release/condition';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseCondition } from './condition-text.ts';
import type { Names } from './names.ts';
import { plainCondition, writeCondition } from './write-condition.ts';

const names: Names = {
  characters: new Map([['yann', 'Y']]),
  items: new Map([['whistle', 'W']]),
  dynamicItems: new Map([['catch', 'C']]),
  places: new Map(),
  moments: new Map([['the-keeper', 'K']]),
  facts: new Set(['it-rains', 'and']),
  paths: new Map([['the-keeper', new Set(['red'])]]),
};

const leaf = fc.constantFrom<Condition>(
  { outcome: 'success' },
  { outcome: 'failure', momentId: 'K' },
  { path: 'red' },
  { path: 'red', momentId: 'K' },
  { fact: 'it-rains' },
  { fact: 'and' },
  { characterId: 'Y' },
  { itemId: 'W' },
  { itemId: 'C' },
  { bestRankAtLeast: 3 },
  { run: { from: 2 } },
  { run: { from: 2, to: 2 } },
  { completions: { from: 1, to: 3 }, momentId: 'K' },
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => {
  const parts = fc.array(tie('condition'), { minLength: 2, maxLength: 4 });
  return {
    condition: fc.oneof(
      { maxDepth: 4 },
      leaf,
      tie('condition').map((not) => ({ not })),
      parts.map((all) => ({ all })),
      parts.map((any) => ({ any })),
    ),
  };
});

describe('a condition that is written', () => {
  test('is read as the same again, and can be taken apart as it stands', () => {
    const holds = (each: Condition) => {
      const text = writeCondition(each, names);
      expect(parseCondition(text ?? '', names)).toEqual(each);
      expect(plainCondition(`  ${text} `, names)).toEqual(each);
    };
    fc.assert(fc.property(condition, holds), { seed: 7, numRuns: 500 });
  });

  test('has brackets where it needs them', () => {
    const text = 'run 2+ and not (fact it-rains or item whistle) or rank B and (success or path red)';
    expect(writeCondition(parseCondition(text, names), names)).toBe(text);
  });

  test.each<[Condition]>([
    [{ any: [{ fact: 'it-rains' }] }],
    [{ all: [] }],
    [{ itemId: 'nobody knows' }],
    [{ fact: 'two words' }],
    [{ run: {} }],
    [{ bestRankAtLeast: 9 }],
  ])('is not %j, which no text means', (each) => {
    expect(writeCondition(each, names)).toBeUndefined();
  });
});

test.each(['(fact it-rains)', 'rank B+', 'run 2-2', 'fact it-snows', 'run 2 or', ''])(
  '%j is left as text',
  (text) => {
    expect(plainCondition(text, names)).toBeUndefined();
  },
);
