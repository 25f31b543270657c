import { describe, expect, test } from '@jest/globals';
import { isCommon } from '../lexicon/common-words.ts';
import { createCorrector } from './name-correction.ts';

const COMMON = new Set(['who', 'was', 'the', 'person', 'when', 'no', 'tell', 'me']);
const names = ['Nolwenn', 'Soizic', 'Perrin', 'Kerbrat', 'Peigne'];
const correct = createCorrector(names, (word) => COMMON.has(word), 'fr');

describe('names', () => {
  test.each([
    ['nolwen', ['nolwenn']],
    ['noel wen', ['nolwenn']],
    ['nol when', ['nolwenn']],
    ['swazik', ['soizic']],
    ['soizique', ['soizic']],
    ['perrine', ['perrin']],
    ['perin', ['perrin']],
    ['pègne', ['peigne']],
  ])('"%s" is heard as %j', (said, meant) => {
    expect(correct(said.split(' '))).toEqual(meant);
  });

  test('words that mean something else are left alone', () => {
    expect(correct(['who', 'was', 'the', 'person'])).toEqual(['who', 'was', 'the', 'person']);
  });
});

test.each([
  ['en', ['Yann', 'Maud', 'Tomo', 'Lune', 'Perrin'], 'yawn mode tome tune yarn parrot'],
  ['fr', ['Yann', 'Maud', 'Tomo', 'Cindre', 'Perrin'], 'mode tome cendre cintre perron'],
] as const)('%s: an everyday word is no name, whatever it sounds like', (language, known, said) => {
  const corrected = createCorrector(known, (word) => isCommon(word, language), language);
  expect(corrected(said.split(' '))).toEqual(said.split(' '));
});
