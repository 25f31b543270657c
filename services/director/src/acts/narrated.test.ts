import { expect, test } from '@jest/globals';
import { isNarrated } from './narrated.ts';

const who = { called: ['yann'], known: ['maud'] };

test.each([
  'he lets me in',
  'she nods, then lets us in',
  'they sigh and let me in',
  'he hesitates, tells me everything',
])('"%s" is told instead of brought about', (words) => {
  expect(isNarrated(words, who, 'en')).toBe(true);
});

test.each([
  'it is freezing out here, let us in',
  'she is a child, let us in',
  'he was your friend, tell me everything',
  'it is raining, give me what you promised',
])('"%s" asks for it', (words) => {
  expect(isNarrated(words, who, 'en')).toBe(false);
});
