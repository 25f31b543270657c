import { type Language, otherLanguage } from '@fabula/rules/release/text';
import { plainWords } from './plain-words.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

/** Words that one language is full of and the other does not have. */
const MARKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and you is are it that this was of to i he she they we what who with not for my your his her have has do does did be been will would can could there out up from but if when then than'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les et tu vous est sont il elle que ce cette etait de du des un une je nous ils qui quoi avec pas pour mon ton son sa ma ta votre ai avez ont fait etre sera peut dans sur mais ou quand alors c d l j n s qu y en au aux ne se'.split(
      ' ',
    ),
  ),
};
/** Characters in which there is no room for so many words. */
const SHORT = 15;
/** So many marks of a language, and no more than a fifth as many of the other, tell it. */
const ENOUGH = 5;
const AT_MOST = 0.2;

/** Whether a text is, as far as its small words show, written in this language. Short texts are not judged. */
export function seemsToBe(text: string, language: Language): boolean {
  if (text.length < SHORT) return false;
  const words = plainWords(text).split(' ');
  const marks = (each: Language) => words.filter((word) => MARKS[each].has(word)).length;
  const own = marks(language);
  return own >= ENOUGH && marks(otherLanguage(language)) <= AT_MOST * own;
}
