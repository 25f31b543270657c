import { describe, expect, it } from '@jest/globals';
import type { Player } from '../../../test/build.ts';
import { type Duel, duel } from '../../../test/duel.ts';
import { CINDRE, COMB, closingWords, LETTER, MAUD, OSK, theGale, YANN } from '../../../test/fights.ts';

const SEEDS = Array.from({ length: 100 }, (_, index) => `seed ${index}`);

/** Each blow struck by the card that suits it best, in the asked manner, with words of so much creativity. */
function sensibly(player: Player, cards: Readonly<Record<string, string>>, creativity: number): Duel[] {
  const words = { creativity, thematic: true };
  const strikes = ([target = '']: readonly string[]) => {
    return { ...words, target, characters: [cards[target] ?? cards.other ?? ''] };
  };
  return SEEDS.map((seed) => duel(player, seed, { strikes, fends: () => words }));
}

/** "Hit it." */
function carelessly(player: Player): Duel[] {
  const words = () => ({ creativity: 0.1 });
  return SEEDS.map((seed) => duel(player, seed, { strikes: words, fends: words }));
}

const lengths = (duels: readonly Duel[]) => [...new Set(duels.map((each) => each.attacks + each.defences))];
const outcomes = (duels: readonly Duel[]) => [...new Set(duels.map((each) => each.outcome))];
const leastHealth = (duels: readonly Duel[]) => Math.min(...duels.map((each) => each.health));

describe('the gale', () => {
  const sensible = { [COMB]: MAUD, other: YANN };

  it.each([0.6, 0.7, 0.9])('takes three attacks and two defences with words of %d', (creativity) => {
    const duels = sensibly(theGale(), sensible, creativity);
    expect([outcomes(duels), lengths(duels)]).toEqual([['success'], [5]]);
    expect(leastHealth(duels)).toBeGreaterThan(0.75);
  });

  it('is not won by who does not think', () => {
    const duels = carelessly(theGale());
    expect([outcomes(duels), lengths(duels)]).toEqual([['failure'], [7]]);
  });

  it('takes who does not think more turns than a run has left, where its author sets no patience', () => {
    const duels = carelessly(theGale({ more: { patience: null } }));
    expect(Math.min(...lengths(duels))).toBeGreaterThanOrEqual(13);
  });
});

describe('closing words', () => {
  const sensible = { [LETTER]: OSK, other: CINDRE };

  it.each([0.6, 0.7, 0.9])('take five turns with words of %d', (creativity) => {
    const duels = sensibly(closingWords(), sensible, creativity);
    expect([outcomes(duels), lengths(duels)]).toEqual([['success'], [5]]);
    expect(leastHealth(duels)).toBeGreaterThan(0.6);
  });

  it('are not found by who does not think', () => {
    const duels = carelessly(closingWords());
    expect([outcomes(duels), lengths(duels)]).toEqual([['failure'], [7]]);
    expect(leastHealth(duels)).toBeLessThan(0.2);
  });
});
