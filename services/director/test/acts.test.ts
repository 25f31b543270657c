import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { expect, test } from '@jest/globals';
import { type Half, heard, listed } from './acts-lists.ts';

/** Least share that is heard as what it is; of every list in both languages. */
const LEAST: Record<Half, (act: string) => number> = {
  development: (act) => (act === 'help' || act === 'game-talk' ? 0.92 : 0.9),
  'held-out': (act) => (act === 'help' || act === 'game-talk' ? 0.9 : 0.7),
};
/** What an answer may be taken for without harm: what asks, is answered. */
const NO_ACT: ReadonlySet<string> = new Set(['answers', 'question']);

const halves: readonly Half[] = ['development', 'held-out'];
const each = LANGUAGES.flatMap((language) => halves.map((half) => [language, half] as const));

const shareOf = (lines: readonly string[], is: (line: string) => boolean) =>
  lines.filter(is).length / lines.length;

test.each(each)('%s, %s: acts are heard as what they are', (language, half) => {
  const missed = [...listed(language, half)]
    .filter(([act]) => act !== 'answers')
    .map(([act, lines]) => ({ act, share: shareOf(lines, (line) => heard(line, language) === act) }))
    .filter(({ act, share }) => share < LEAST[half](act));
  expect(missed).toEqual([]);
});

test.each(each)('%s, %s: answers are no acts', (language, half) => {
  const answers = listed(language, half).get('answers') ?? [];
  expect(shareOf(answers, (line) => heard(line, language) === 'game-talk')).toBe(0);
  expect(shareOf(answers, (line) => heard(line, language) === 'help')).toBeLessThanOrEqual(0.02);
  expect(shareOf(answers, (line) => !NO_ACT.has(heard(line, language)))).toBeLessThanOrEqual(0.04);
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
