import type { Language } from '@fabula/rules/release/text';
import { asksSomething } from '../text/questions.ts';
import { kindOf } from './learned/hear.ts';
import type { LearnedAct, LearnedKind } from './learned/kinds.ts';
import { thoughtsOf } from './learned/thought.ts';

/** What words do, by their form: a dialogue act. */
export interface HeardAct {
  readonly act: LearnedAct | 'question';
  /** All that was said does this; else something may be meant besides. */
  readonly isWhole: boolean;
  /** How sure that is, of all kinds; 0: a part alone does it. */
  readonly share: number;
}

/** Acts in the order in which one of several in one breath is answered: who asks for help and greets, asks for help. */
const BY_WEIGHT: readonly LearnedAct[] = [
  ...(['game-talk', 'help', 'repeat', 'threat', 'insult', 'comfort', 'apology', 'thanks'] as const),
  ...(['leave-taking', 'flattery', 'off-topic', 'dont-know', 'greeting', 'no', 'yes'] as const),
];

/** Before something else they are no answer to anything but what follows. */
const INCIDENTAL: ReadonlySet<LearnedKind> = new Set(['yes', 'no', 'greeting', 'dont-know']);

/**
 * Shares from which a thing is sure enough: that it is an act at all, that nothing else is meant (small talk may use
 * any story's words), that a clause is one.
 */
const SURE = { act: 0.35, whole: 0.78, smallTalk: 0.94, clause: 0.8, game: 0.93 };

/** Who understood nothing is not helped by the same words. */
const LOST = /\b(?:don['’]?t get it|understand nothing|rien compris|comprends rien|rien pigé)\b/i;

/** Says when, too: no plain "no". */
const MORE_THAN_NO = /\b(?:never|jamais)\b/i;

/**
 * The dialogue act of all that was said, whatever it is about; null: it asserts or proposes something.
 * @param isName whether a word (lower case, no accents) is part of somebody's name, so that it may just call them
 */
export function actOf(
  words: string,
  language: Language,
  isName: (word: string) => boolean = () => false,
): HeardAct | null {
  const { whole, clauses } = thoughtsOf(words, language, isName);
  if (clauses.length === 0) return null;
  const { kind, share } = kindOf(whole, language);
  const heard = clauses.length > 1 ? clauses.map((clause) => kindOf(clause, language)) : [];
  // Who speaks of the game in one breath with the story has said nothing to anybody.
  if (heard.some((clause) => clause.kind === 'game-talk' && clause.share >= SURE.game))
    return { act: 'game-talk', isWhole: true, share: SURE.game };
  if (kind === 'repeat' && share < SURE.whole && LOST.test(words))
    return { act: 'help', isWhole: false, share };
  if (kind !== 'says' && share >= SURE.act) {
    const isSure = share >= (kind === 'off-topic' ? SURE.smallTalk : SURE.whole);
    return { act: kind, isWhole: isSure && !(kind === 'no' && MORE_THAN_NO.test(words)), share };
  }
  const within = actWithin(heard);
  if (within && !INCIDENTAL.has(within)) return { act: within, isWhole: false, share: 0 };
  if (asksSomething(words, language)) return { act: 'question', isWhole: false, share: 0 };
  return within ? { act: within, isWhole: false, share: 0 } : null;
}

function actWithin(clauses: readonly { kind: LearnedKind; share: number }[]): LearnedAct | null {
  const sure = clauses.filter(({ share }) => share >= SURE.clause).map(({ kind }) => kind);
  return BY_WEIGHT.find((act) => sure.includes(act)) ?? null;
}
