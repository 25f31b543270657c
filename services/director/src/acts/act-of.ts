import type { Language } from '@fabula/rules/release/text';
import { asksSomething } from '../text/questions.ts';
import { ENGLISH_ACTS } from './acts-en.ts';
import { FRENCH_ACTS } from './acts-fr.ts';
import { askingAct } from './asking-rules.ts';
import { feelingAct } from './feeling-rules.ts';
import { type PlainClause, plainClauses } from './plain-speech.ts';
import { isSmallTalk } from './small-talk.ts';
import { ACTS_BY_WEIGHT, type TabledAct } from './table.ts';
import { featuresOf } from './word-classes.ts';

/** What words do, by their form: a dialogue act. */
export interface HeardAct {
  readonly act: TabledAct | 'question' | 'off-topic';
  /** All that was said does this, or something else that has no content either: "Hello! Can you help me?" */
  readonly isWhole: boolean;
}

interface Form {
  readonly act: TabledAct;
  readonly whole: RegExp | null;
  readonly asked: RegExp | null;
  readonly within: RegExp | null;
}

const FORMS: Record<Language, readonly Form[]> = {
  en: ACTS_BY_WEIGHT.map((act) => compiled(act, ENGLISH_ACTS[act])),
  fr: ACTS_BY_WEIGHT.map((act) => compiled(act, FRENCH_ACTS[act])),
};

function compiled(
  act: TabledAct,
  { whole, within }: { whole: readonly string[]; within: readonly string[] },
): Form {
  // What ends in a question mark counts only where one was heard.
  const asked = whole.filter((form) => form.endsWith('\\?')).map((form) => form.slice(0, -2));
  const said = whole.filter((form) => !form.endsWith('\\?'));
  return {
    act,
    whole: said.length > 0 ? new RegExp(`^(?:${said.join('|')})$`) : null,
    asked: asked.length > 0 ? new RegExp(`^(?:${asked.join('|')})$`) : null,
    within: within.length > 0 ? new RegExp(within.join('|')) : null,
  };
}

/** "I don't think you're a monster" is no insult. */
const DENIED: Record<Language, RegExp> = {
  en: /\b(?:don['’]t|do not|never|not|no) (?:think|believe|say|saying|find|find you)\b|\byou(?:['’]re| are) (?:not|no)\b/i,
  fr: /\b(?:pense|crois|dis|trouve)s? pas\b|\b(?:es|êtes) pas\b/i,
};
const isNoAbuse = (act: TabledAct | null) => act !== 'insult';

/** What a clause does and says nothing else; its act, or null. */
function wholeAct({ text, padded, asks }: PlainClause, language: Language): TabledAct | null {
  const says = (form: RegExp | null) => form !== null && (form.test(text) || form.test(padded));
  return FORMS[language].find(({ whole, asked }) => says(whole) || (asks && says(asked)))?.act ?? null;
}

/**
 * The dialogue act of all that was said, whatever it is about; null: it asserts or proposes something.
 * @param isName whether a word (lower case, no accents) is part of somebody's name, so that it may just call them
 */
export function actOf(
  words: string,
  language: Language,
  isName: (word: string) => boolean = () => false,
): HeardAct | null {
  const clauses = plainClauses(words, language, isName);
  if (clauses.length === 0) return null;
  const acts = clauses.map(
    (clause) => askingAct(featuresOf(clause, language, isName), language) ?? wholeAct(clause, language),
  );
  const isWhole = acts.every((act) => act !== null);
  const heaviest = (list: readonly (TabledAct | null)[]) => ACTS_BY_WEIGHT.find((act) => list.includes(act));
  const whole = heaviest(acts);
  if (isWhole && whole) return { act: whole, isWhole };
  const felt = clauses.map((clause) => feelingAct(clause, language));
  const within = FORMS[language].filter((form) => clauses.some(({ text }) => form.within?.test(text)));
  const told = [...felt, ...within.map(({ act }) => act)];
  const found = heaviest([...acts, ...(DENIED[language].test(words) ? told.filter(isNoAbuse) : told)]);
  // A "yes" before something else is no answer to anything but what follows.
  const isIncidental = found === 'yes' || found === 'no' || found === 'greeting' || found === 'dont-know';
  if (found && !isIncidental) return { act: found, isWhole: false };
  if (!found && isSmallTalk(words, language)) return { act: 'off-topic', isWhole: false };
  if (asksSomething(words, language)) return { act: 'question', isWhole: false };
  return found ? { act: found, isWhole: false } : null;
}
