import type { Language } from '@fabula/rules/release/text';
import { type PlainClause, plainClauses } from '../plain-speech.ts';

/** What was said, or a clause of it, as far as it tells what the words do. */
export interface Thought {
  /** In plain speech; a bar stands between clauses. */
  readonly words: readonly string[];
  /** A question mark ends a clause of it. */
  readonly asks: boolean;
}

export const BAR = '|';
/** A word of no language: what the story speaks of, in a taught sentence and where somebody is named. */
export const BLANK = '_';

/** All that was said, and each clause where there are several. */
export interface Thoughts {
  readonly whole: Thought;
  readonly clauses: readonly Thought[];
}

/** More clauses than this are a speech, not a dialogue act. */
const MOST_CLAUSES = 8;
/** After these a name is somebody who is spoken of, not to: "you and Tomo", "I am Maria". */
const LEADING = new Set(
  `the a an my your her his our and or am is are be to for of with at not no give tell take choose pick want from
  le la les l un une mon ma ton ta son sa au du et ou suis est es a pour avec de d pas non donne prends veux chez`.split(
    /\s+/,
  ),
);

export function thoughtsOf(words: string, language: Language, isName: (word: string) => boolean): Thoughts {
  const clauses = plainClauses(words, language).slice(0, MOST_CLAUSES);
  const spoken = clauses.filter(({ words: said }) => !said.every(isName));
  const each = (spoken.length > 0 ? spoken : clauses).map(({ words: said, asks }: PlainClause) => ({
    words: uncalled(said, isName),
    asks,
  }));
  const whole = {
    words: each.flatMap(({ words: said }, at) => (at === 0 ? said : [BAR, ...said])),
    asks: each.some(({ asks }) => asks),
  };
  return { whole, clauses: each };
}

/** Without the name that it calls at either end; a name inside is somebody who is spoken of. */
function uncalled(words: readonly string[], isName: (word: string) => boolean): string[] {
  const isCalled = (at: number) => isName(words[at] ?? '') && !LEADING.has(words[at - 1] ?? '');
  let from = 0;
  let to = words.length;
  while (to > 1 && isCalled(to - 1)) to -= 1;
  while (from < to - 1 && isCalled(from)) from += 1;
  return words.slice(from, to).map((word) => (isName(word) ? BLANK : word));
}
