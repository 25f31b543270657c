import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FINISHES, PROPERTIES } from '../../release/cards.ts';
import { attackBlow, type Fighter, isHeld, struckBlow } from './blows.ts';
import { modified } from './modifiers.ts';

const fighter = (attack: number, property: 'Fire' | 'Water' | 'Electric', more: object = {}): Fighter => ({
  characterId: 'someone',
  attack,
  defence: 2,
  properties: [property],
  cardType: 'Normal',
  ...more,
});
const yann = fighter(6, 'Fire');
const maud = fighter(4, 'Electric');
const gale = fighter(5, 'Electric');
const comb = fighter(6, 'Water');
const good = { creativity: 0.7, thematic: true };
const plain = { creativity: 0.7, thematic: false };
const careless = { creativity: 0, thematic: false };
const indifferent = { isWeakTo: false, recoilsFrom: false };

const strikes = (card: Fighter, target: Fighter, words: typeof good, taste: object = {}) =>
  attackBlow(card, target, { ...words, ...indifferent, ...taste });

describe('a blow that a card strikes', () => {
  it.each([
    ['6 × 1.2 + 2 − 1', strikes(yann, gale, good), 8],
    ['without the manner: 6 × 1.2 − 1', strikes(yann, gale, plain), 6],
    ['the best words: 6 × 1.5 + 2 − 1', strikes(yann, gale, { ...good, creativity: 1 }), 10],
    ['against what beats it: 6 × 1.2 × 0.5 + 2 − 1', strikes(yann, comb, good), 5],
    ['against what it beats: 4 × 1.2 × 1.5 + 2 − 1', strikes(maud, comb, good), 8],
    [
      'in a style that it is weak to: 6 × 1.2 × 1.5 + 2 − 1',
      strikes(yann, gale, good, { isWeakTo: true }),
      12,
    ],
    ['not in that style', strikes(yann, gale, plain, { isWeakTo: true }), 6],
    ['never nothing', strikes(fighter(0, 'Fire'), comb, careless), 1],
  ])('%s', (_name, { damage }, expected) => {
    expect(damage).toBe(expected);
  });

  it('recoils when it is careless: half of the attack, and the manner counts for nothing', () => {
    expect(strikes(yann, gale, careless)).toEqual({ damage: 2, recoil: 3 });
    expect(strikes(yann, gale, { creativity: 0.19, thematic: true }).recoil).toBe(3);
    expect(strikes(yann, gale, { creativity: 0.2, thematic: false }).recoil).toBe(0);
  });

  it('recoils doubly in a style that is thrown back, careless or well said; whoever says it otherwise is spared', () => {
    const recoilsFrom = { recoilsFrom: true };
    expect(strikes(yann, gale, careless, recoilsFrom).recoil).toBe(6);
    expect(strikes(yann, gale, good, recoilsFrom)).toEqual({ damage: 8, recoil: 6 });
    expect(strikes(yann, gale, plain, recoilsFrom).recoil).toBe(0);
  });
});

describe('a blow that a card fends off', () => {
  it.each([
    ['5 − 2 × 1.2 − 2', struckBlow(gale, yann, good), 1],
    ['without the manner: 5 − 2 × 1.2', struckBlow(gale, yann, plain), 3],
    ['carelessly: 5 − 2 × 0.5', struckBlow(gale, yann, careless), 4],
    ['from what beats it: 6 × 1.5 − 1', struckBlow(comb, yann, careless), 8],
    ['from what it beats: 6 × 0.5 − 1', struckBlow(comb, maud, careless), 2],
    ['with 3 more of defence: 5 − 5 × 0.5', struckBlow(gale, { ...yann, defence: 5 }, careless), 3],
  ])('%s', (_name, { damage }, expected) => {
    expect(damage).toBe(expected);
  });

  it('is held when half or less goes through', () => {
    expect([isHeld(gale, yann, 2), isHeld(gale, yann, 3), isHeld(fighter(1, 'Fire'), yann, 1)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a finish', () => {
  const of = (cardType: string, strike: (card: Fighter) => { damage: number; recoil: number }) => {
    const { blow, modifiers } = modified({ ...yann, cardType } as Fighter, strike);
    return { ...blow, told: modifiers.map((each) => each.cardType) };
  };
  const onGale = (words: typeof good) => (card: Fighter) => strikes(card, gale, words);

  it.each([
    ['Golden', 'attack 7', onGale(good), { damage: 9, recoil: 0 }],
    ['Holographic', 'creativity 0.8', onGale(good), { damage: 9, recoil: 0 }],
    ['Crystal', 'the manner is worth 3', onGale(good), { damage: 9, recoil: 0 }],
    ['Prismatic', 'no weakness', (card: Fighter) => strikes(card, comb, good), { damage: 8, recoil: 0 }],
    ['Onyx', 'half of 3, rounded', onGale(careless), { damage: 2, recoil: 2 }],
    ['Marble', '9 − 3 × 1.2', (card: Fighter) => struckBlow(comb, card, plain), { damage: 5, recoil: 0 }],
    ['Steel', '5 − 2', (card: Fighter) => struckBlow(gale, card, careless), { damage: 3, recoil: 0 }],
  ])('%s: %s, and the player is told', (finish, _why, strike, blow) => {
    expect(of(finish, strike)).toEqual({ ...blow, told: [finish] });
  });

  it.each([
    ['Golden', (card: Fighter) => struckBlow(gale, card, careless), 4],
    ['Crystal', onGale(plain), 6],
    ['Onyx', onGale(good), 8],
    ['Normal', onGale(good), 8],
    ['permanent', onGale(good), 8],
  ])('%s is not told where it has changed nothing', (finish, strike, damage) => {
    expect(of(finish, strike)).toEqual({ damage, recoil: 0, told: [] });
  });
});

it('no blow does less than 1, no recoil is negative, whoever strikes whom with which words', () => {
  const anyone = fc.record({
    characterId: fc.constant('someone'),
    attack: fc.integer({ min: -5, max: 40 }),
    defence: fc.integer({ min: -5, max: 40 }),
    properties: fc.subarray([...PROPERTIES]),
    cardType: fc.constantFrom(...FINISHES, 'permanent' as const),
  });
  const words = fc.record({
    creativity: fc.double({ min: 0, max: 1, noNaN: true }),
    thematic: fc.boolean(),
    isWeakTo: fc.boolean(),
    recoilsFrom: fc.boolean(),
  });
  fc.assert(
    fc.property(anyone, anyone, words, (one, other, said) => {
      const blows = [attackBlow(one, other, said), struckBlow(one, other, said)];
      for (const { damage, recoil } of blows) {
        expect(damage).toBeGreaterThanOrEqual(1);
        expect(recoil).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(damage) && Number.isInteger(recoil)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
