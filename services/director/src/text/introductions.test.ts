import { expect, test } from '@jest/globals';
import { givesName, isName } from './introductions.ts';

test.each([
  ['en', 'My name is Sam', true],
  ['en', "I'm Sam", true],
  ['en', "Hello, I'm Anne-Marie, the relief", true],
  ['en', "I'm the king of France", false],
  ['en', "I'm tired", false],
  ['en', "I'm Yann's friend", false],
  ['en', "It's Nolwenn", false],
  ['fr', "Je m'appelle Noé", true],
  ['fr', 'je suis Élodie.', true],
  ['fr', 'je suis la relève', false],
] as const)('%s: whether "%s" gives a name', (language, words, isGiven) => {
  expect(givesName(words, language)).toBe(isGiven);
});

test('where it was asked who is there, a name alone will do', () => {
  expect(isName('Sam!', 'en')).toBe(true);
  expect(isName("C'est Sam", 'fr')).toBe(true);
  expect(isName('sam', 'en')).toBe(false);
  expect(isName('the keeper', 'en')).toBe(false);
});
