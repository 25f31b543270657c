import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES, type Language } from '@fabula/rules/release/text';
import { SaidFor } from '../matching/said-in-a-row.ts';
import { plainSpeech } from './plain-speech.ts';

/** Under these, authors keep what moves nothing. */
const UNMOVING: ReadonlySet<string> = new Set([
  ...['deflections', 'replies', 'answers', 'careless', 'counterExamples'],
]);

/** Each thing that is said for something, by the place where its sentences stand. */
type Own = Readonly<Record<Language, SaidFor<object>>>;

const OWN = new WeakMap<Moment, Own>();

/** Whether an author has written just these words for something that counts in the moment, or they are several of one thing's. */
export function isAuthorsOwn(moment: Moment, words: string, language: Language): boolean {
  const own = OWN.get(moment) ?? ownOf(moment);
  OWN.set(moment, own);
  const key = keyOf(words, language);
  return own[language].of(key).length > 0 || own[language].inARow(key, language).length > 0;
}

/** What is left of the words without the clauses that are an author's own; undefined: none of them is. */
export function withoutOwn(moment: Moment, words: string, language: Language): string | undefined {
  const clauses = words.match(CLAUSES) ?? [];
  const others = clauses.filter((clause) => !isAuthorsOwn(moment, clause, language));
  return others.length === clauses.length ? undefined : others.join('');
}

/** Each with the marks behind it. */
const CLAUSES = /[^.,;:!?…\n—–"«»]+[.,;:!?…\n—–"«»]*/g;

function ownOf(moment: Moment): Own {
  const own = { en: new SaidFor<object>(), fr: new SaidFor<object>() };
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, each] of Object.entries(part)) {
      const language = LANGUAGES.find((one) => one === key);
      if (language && Array.isArray(each))
        for (const text of each) own[language].add(keyOf(String(text), language), part);
      else if (!UNMOVING.has(key)) visit(each);
    }
  };
  visit(moment);
  if ('paths' in moment) {
    // A way is called what its label says, as well.
    for (const { label, examples } of moment.paths)
      for (const language of LANGUAGES) own[language].add(keyOf(label[language], language), examples);
  }
  return own;
}

function keyOf(words: string, language: Language): string {
  return (plainSpeech(words, language).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
