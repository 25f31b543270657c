import { describe, expect, test } from '@jest/globals';
import { hours } from './duration.ts';
import { rankLetter } from './rank.ts';
import { relativeDate } from './relativeDate.ts';

const words = { today: 'tonight', yesterday: 'yesterday', tomorrow: 'tomorrow' };

describe('a moment’s day', () => {
  test.each([
    [0, 'tonight'],
    [-1, 'yesterday'],
    [1, 'tomorrow'],
    [-3, '3 days ago'],
    [4, 'in 4 days'],
    [-21, '3 weeks ago'],
    [-60, '2 months ago'],
    [-4380, '12 years ago'],
  ])('%i is %s', (days, said) => {
    expect(relativeDate(days, 'en', words)).toBe(said);
  });
  test('speaks the page’s language', () => {
    expect(relativeDate(-3, 'fr', words)).toBe('il y a 3 jours');
    expect(relativeDate(-3, 'es', words)).toBe('hace 3 días');
  });
});

test.each([
  [1, 'S'],
  [2, 'A'],
  [7, 'F'],
  [undefined, 'F'],
  [null, 'F'],
  [9, 'F'],
])('rank %s is %s', (rank, letter) => {
  expect(rankLetter(rank)).toBe(letter);
});

test('an hour and more is said as hours, less is left to words', () => {
  expect([hours(90), hours(60), hours(125), hours(59)]).toEqual(['1H30', '1H00', '2H05', undefined]);
});
