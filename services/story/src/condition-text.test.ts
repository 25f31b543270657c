import { describe, expect, test } from '@jest/globals';
import { ConditionTooDeep, parseCondition } from './condition-text.ts';
import type { Names } from './names.ts';

const names: Names = {
  characters: new Map([['yann', 'Y']]),
  items: new Map([['whistle', 'W']]),
  dynamicItems: new Map(),
  places: new Map(),
  moments: new Map([['the-keeper', 'K']]),
  facts: new Set(['it-rains']),
  paths: new Map([['the-keeper', new Set(['red'])]]),
};
const read = (text: string) => parseCondition(text, names);

describe('a condition in words', () => {
  test.each([
    ['success', { outcome: 'success' }],
    ['failure of the-keeper', { outcome: 'failure', momentId: 'K' }],
    ['path red of the-keeper', { path: 'red', momentId: 'K' }],
    ['fact it-rains', { fact: 'it-rains' }],
    ['item whistle', { itemId: 'W' }],
    ['character yann', { characterId: 'Y' }],
    ['rank B', { bestRankAtLeast: 3 }],
    ['run 2', { run: { from: 2, to: 2 } }],
    ['run 2+', { run: { from: 2 } }],
    ['completions 1-3 of the-keeper', { completions: { from: 1, to: 3 }, momentId: 'K' }],
    ['not fact it-rains', { not: { fact: 'it-rains' } }],
  ])('%s', (text, condition) => {
    expect(read(text)).toEqual(condition);
  });

  test('binds and stronger than or, not strongest, brackets first', () => {
    const [run, rain, item] = [{ run: { from: 2 } }, { fact: 'it-rains' }, { itemId: 'W' }];
    expect(read('run 2+ or fact it-rains and item whistle')).toEqual({ any: [run, { all: [rain, item] }] });
    expect(read('(run 2+ or fact it-rains) and item whistle')).toEqual({ all: [{ any: [run, rain] }, item] });
    expect(read('not (run 2+ and fact it-rains)')).toEqual({ not: { all: [run, rain] } });
    expect(read('not run 2+ and fact it-rains')).toEqual({ all: [{ not: run }, rain] });
  });

  test.each([
    ['', 'ends where a condition should stand'],
    ['fact', 'ends where a fact should stand'],
    ['fact it-snows', 'There is no fact "it-snows". Known: it-rains.'],
    ['item hat', 'There is no item "hat"'],
    ['success of nowhere', 'There is no moment "nowhere"'],
    ['path blue of the-keeper', 'There is no path of the-keeper "blue"'],
    ['run two', '"two" is no number'],
    ['rank G', '"G" is no rank'],
    ['(run 2', 'ends where ) should stand'],
    ['(run 2 run 3', 'A bracket is not closed'],
    ['run 2 run 3', '"run" cannot follow here'],
    ['raining', '"raining" begins no condition'],
    ['toString', '"toString" begins no condition'],
  ])('%p is refused: %s', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test.each([
    ['brackets', `${'('.repeat(20_000)}run 2${')'.repeat(20_000)}`],
    ['brackets that are not closed', '('.repeat(20_000)],
    ['nots', `${'not '.repeat(20_000)}run 2`],
    ['both', 'run 2+ or not ('.repeat(20_000)],
  ])('of 20,000 %s is refused where it becomes too deep', (_, text) => {
    expect(() => read(text)).toThrow(ConditionTooDeep);
    expect(() => read(text)).toThrow(/^Word \d+ of this condition leads more than 50/);
  });

  test('is as deep as it may be, and as long as it likes', () => {
    expect(read(`${'('.repeat(50)}run 2${')'.repeat(50)}`)).toEqual({ run: { from: 2, to: 2 } });
    expect(() => read(`${'('.repeat(51)}run 2${')'.repeat(51)}`)).toThrow('Word 51 of this condition');
    expect(read(Array(20_000).fill('(run 2)').join(' and '))).toHaveProperty('all.length', 20_000);
  });
});
