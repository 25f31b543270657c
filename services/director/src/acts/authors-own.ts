import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { plainSpeech } from './plain-speech.ts';

/** Under these, authors keep what moves nothing. */
const UNMOVING: ReadonlySet<string> = new Set([
  ...['deflections', 'replies', 'answers', 'careless', 'counterExamples'],
]);

const OWN = new WeakMap<Moment, Readonly<Record<Language, ReadonlySet<string>>>>();

/** Whether an author has written just these words for something that counts in the moment. */
export function isAuthorsOwn(moment: Moment, words: string, language: Language): boolean {
  const own = OWN.get(moment) ?? ownOf(moment);
  OWN.set(moment, own);
  return own[language].has(keyOf(words, language));
}

function ownOf(moment: Moment): Readonly<Record<Language, ReadonlySet<string>>> {
  const own = { en: new Set<string>(), fr: new Set<string>() };
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, each] of Object.entries(part)) {
      const language = LANGUAGES.find((one) => one === key);
      if (language && Array.isArray(each))
        for (const text of each) own[language].add(keyOf(String(text), language));
      else if (!UNMOVING.has(key)) visit(each);
    }
  };
  visit(moment);
  return own;
}

function keyOf(words: string, language: Language): string {
  return (plainSpeech(words, language).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
