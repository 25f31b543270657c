import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FINISHES } from '../../release/cards.ts';
import { betterOf, finishAt, oddsOf } from './odds.ts';

const difficulty = (odds: number) => ({
  ...{ id: 'a', label: { en: 'a', fr: 'a' }, examples: { en: [], fr: [] } },
  ...{ odds, finishes: ['Marble' as const] },
});
const stakes = (odds: number, parts: object = {}) => ({
  ...{ difficulty: difficulty(odds), bet: 0, performance: 50, sacrifices: 0 },
  ...parts,
});

describe('the odds of an upgrade', () => {
  it.each([
    ['the difficulty’s own', stakes(40), 40],
    ['4 for each interaction', stakes(40, { bet: 3 }), 52],
    ['20 for the best performance', stakes(40, { performance: 100 }), 60],
    ['20 less for none', stakes(40, { performance: 0 }), 20],
    ['10 for each property', stakes(40, { sacrifices: 2 }), 60],
    ['all of it', stakes(25, { bet: 5, performance: 75, sacrifices: 1 }), 65],
    ['never certain', stakes(90, { bet: 5, performance: 100 }), 99],
    ['never impossible', stakes(10, { performance: 0 }), 1],
  ])('%s', (_name, given, odds) => {
    expect(oddsOf(given)).toBe(odds);
  });

  it('stay within 1 and 99, and each part can only help', () => {
    const any = fc.record({
      difficulty: fc.integer({ min: 1, max: 99 }).map(difficulty),
      bet: fc.nat(30),
      performance: fc.double({ min: 0, max: 100, noNaN: true }),
      sacrifices: fc.nat(4),
    });
    fc.assert(
      fc.property(any, (given) => {
        const odds = oddsOf(given);
        expect(odds).toBeGreaterThanOrEqual(1);
        expect(odds).toBeLessThanOrEqual(99);
        expect(oddsOf({ ...given, bet: given.bet + 1 })).toBeGreaterThanOrEqual(odds);
        expect(oddsOf({ ...given, sacrifices: given.sacrifices + 1 })).toBeGreaterThanOrEqual(odds);
      }),
    );
  });
});

describe('the result', () => {
  const three = ['Marble', 'Steel', 'Golden'] as const;

  it.each([
    [60, 60, null],
    [60, 99.9, null],
    [60, 59.9, 'Marble'],
    [60, 27, 'Marble'],
    [60, 26, 'Steel'],
    [60, 0, 'Steel'],
    [90, 23, 'Golden'],
    [99, 0, 'Golden'],
  ])('odds of %d and a roll of %d: %s', (odds, roll, finish) => {
    expect(finishAt(odds, roll, three)).toBe(finish);
  });

  it('is never a worse finish than the card has', () => {
    expect(betterOf('Normal', 'Marble')).toBe('Marble');
    expect(betterOf('Golden', 'Marble')).toBe('Golden');
    expect(betterOf('Golden', 'Golden')).toBe('Golden');
    expect(betterOf('permanent', 'Prismatic')).toBe('Prismatic');
    for (const now of FINISHES) {
      for (const won of FINISHES)
        expect(FINISHES.indexOf(betterOf(now, won))).toBe(
          Math.max(FINISHES.indexOf(now), FINISHES.indexOf(won)),
        );
    }
  });
});
