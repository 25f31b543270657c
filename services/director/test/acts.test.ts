import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { expect, test } from '@jest/globals';
import { type Half, heard, keepsFromCounting, listed } from './acts-lists.ts';

/**
 * Least share that is heard as what it is; of every list in both languages. Held out are questions for advice that are put
 * in other words than any that were taught: what a newcomer's will be heard as.
 */
const LEAST: Record<Half, (act: string) => number> = {
  taught: (act) => (ASKING.has(act) ? 0.95 : 0.8),
  'held-out': (act) => (ASKING.has(act) ? 0.8 : 0.55),
};
const ASKING: ReadonlySet<string> = new Set(['help', 'repeat', 'game-talk']);
/** Shorter lists say nothing by shares. */
const FEWEST = 10;
/** Most of what is meant for a story that an act keeps from counting. */
const MOST_KEPT = 0.03;

const halves: readonly Half[] = ['taught', 'held-out'];
const each = LANGUAGES.flatMap((language) => halves.map((half) => [language, half] as const));

const shareOf = (lines: readonly string[], is: (line: string) => boolean) =>
  lines.filter(is).length / lines.length;

test.each(each)('%s, %s: acts are heard as what they are', (language, half) => {
  const missed = [...listed(language, half)]
    .filter(([act, lines]) => act !== 'says' && lines.length >= FEWEST)
    .map(([act, lines]) => ({ act, share: shareOf(lines, (line) => heard(line, language) === act) }))
    .filter(({ act, share }) => share < LEAST[half](act));
  expect(missed).toEqual([]);
});

test.each(each)('%s, %s: what is said to a story counts in it', (language, half) => {
  const said = listed(language, half).get('says') ?? [];
  expect(shareOf(said, (line) => keepsFromCounting(line, language))).toBeLessThanOrEqual(MOST_KEPT);
});

test.each(LANGUAGES)('%s: no sentence is both taught and held out', (language) => {
  const taught = new Set([...listed(language, 'taught').values()].flat());
  const heldOut = [...listed(language, 'held-out').values()].flat();
  expect(heldOut.filter((line) => taught.has(line))).toEqual([]);
});

test('a request for help is known behind all hesitation', () => {
  const words: Record<Language, string> = {
    en: 'Um, so, like, I really do not know what I am supposed to say to you, can you give me a little hint?',
    fr: 'Euh, alors, je sais vraiment pas ce que je suis censé vous dire, vous auriez pas un petit indice ?',
  };
  for (const language of LANGUAGES) expect(heard(words[language], language)).toBe('help');
});

test.each([
  ['en', "I don't think you're a monster"],
  ['en', 'you are not a coward, you know'],
  ['fr', 'je pense pas que vous êtes un monstre'],
] as const)('%s: "%s" is no insult', (language, words) => {
  expect(heard(words, language)).not.toBe('insult');
});

test.each([
  ['en', 'you are a monster'],
  ['en', "I won't open it, you coward"],
  ['fr', 'espèce de monstre'],
] as const)('%s: "%s" is one', (language, words) => {
  expect(heard(words, language)).toBe('insult');
});
