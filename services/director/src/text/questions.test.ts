import { expect, test } from '@jest/globals';
import { asksOfHearer, asksSomething, wantsToKnow } from './questions.ts';

test('a question asks, by its mark or by how it begins', () => {
  expect(asksSomething('what about red', 'en')).toBe(true);
  expect(asksSomething('red means danger', 'en')).toBe(false);
  expect(asksSomething('et le rouge ?', 'fr')).toBe(true);
});

test('a proposal is put as a question, and wants to know nothing', () => {
  expect(wantsToKnow('are you scared?', 'en')).toBe(true);
  expect(wantsToKnow("couldn't you make it red?", 'en')).toBe(false);
  expect(wantsToKnow("t'as peur ?", 'fr')).toBe(true);
  expect(wantsToKnow('et si on criait ?', 'fr')).toBe(false);
});

test('a question is about the one who hears it, or about the one who asks too', () => {
  expect(asksOfHearer('are you scared?', 'en')).toBe(true);
  expect(asksOfHearer('are you scared of me?', 'en')).toBe(false);
  expect(asksOfHearer('vous avez peur ?', 'fr')).toBe(true);
  expect(asksOfHearer('il a peur ?', 'fr')).toBe(false);
});
