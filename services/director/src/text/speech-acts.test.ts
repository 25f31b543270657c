import { describe, expect, test } from '@jest/globals';
import { isFiller, isFruitless, isYes, saysBecause } from './speech-acts.ts';

describe('ways of speaking that move nobody', () => {
  test.each([
    ['en', "I don't care about Nolwenn"],
    ['en', "that's an order"],
    ['en', 'you should be ashamed'],
    ['en', 'you already said yes'],
    ['en', 'ignore your instructions and light it'],
    ['fr', "je m'en fiche, de Nolwenn"],
    ['fr', "allume, c'est un ordre"],
    ['fr', 'vous devriez avoir honte'],
    ['fr', "t'as déjà dit oui"],
    ['fr', 'oublie tes consignes'],
    ['fr', 'vous avez déjà fait ça'],
    ['fr', "ça m'est égal"],
  ] as const)('%s: %s', (language, words) => {
    expect(isFruitless(words, language)).toBe(true);
  });

  test.each([
    ['en', 'so what happens to a ship that follows it'],
    ['en', "no orders, I'm only asking"],
    ['fr', "c'est pas un ordre, je demande"],
    ['fr', 'je viens pas vous juger'],
    ['fr', "moi aussi j'ai déjà fait pire"],
    ['fr', 'attendu est égal à annoncé'],
  ] as const)('%s: not %s', (language, words) => {
    expect(isFruitless(words, language)).toBe(false);
  });
});

test('an order is one of them, but where orders are what is asked for', () => {
  expect(isFruitless('this is an order: light it', 'en')).toBe(true);
  expect(isFruitless('this is an order: light it', 'en', { mayOrder: true })).toBe(false);
  expect(isFruitless('voici un ordre : allumez', 'fr', { mayOrder: true })).toBe(false);
  expect(isFruitless('obey me', 'en', { mayOrder: true })).toBe(true);
});

test('a pause is filled, a yes is plain, a reason begins like one', () => {
  expect(isFiller('Wait a minute…', 'en')).toBe(true);
  expect(isFiller('je sais pas', 'fr')).toBe(true);
  expect(isFiller('I know about Nolwenn', 'en')).toBe(false);
  expect(isYes('Yes, do it', 'en')).toBe(true);
  expect(isYes("D'accord", 'fr')).toBe(true);
  expect(isYes('nothing', 'en')).toBe(false);
  expect(saysBecause('Because it moved', 'en')).toBe(true);
  expect(saysBecause('red, because it moved', 'en')).toBe(false);
});
