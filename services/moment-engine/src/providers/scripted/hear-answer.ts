import type { Question } from '@fabula/rules/release/moments/testing';
import type { Language } from '@fabula/rules/release/text';
import type { Judgement } from '@fabula/rules/types';
import { givesName } from './acts.ts';
import { bestOf } from './best.ts';
import type { MomentIndex } from './moment-index.ts';
import type { Span } from './speech.ts';
import { THRESHOLDS } from './thresholds.ts';

/** How right the answer to the asked question is; what sounds like nothing known is wrong. */
export function hearAnswer(
  question: Question,
  speech: { index: MomentIndex; spans: readonly Span[]; words: string; language: Language },
): Pick<Judgement, 'answer' | 'deflection'> {
  if (asksForName(question, speech.language) && givesName(speech.words, speech.language)) {
    return { answer: 'right', deflection: null };
  }
  const matcher = speech.index.answers.get(question.id);
  const heard = matcher
    ? bestOf(matcher, speech.spans).filter(({ score }) => score >= THRESHOLDS.answer)
    : [];
  const best = heard[0];
  if (best?.kind === 'deflection') return { answer: null, deflection: best.id };
  if (heard.some(({ kind }) => kind === 'right')) return { answer: 'right', deflection: null };
  return { answer: best ? 'partly' : 'wrong', deflection: null };
}

/** Where some name is a right answer, every name is. */
function asksForName(question: Question, language: Language): boolean {
  return question.right[language].some((example) => givesName(example, language));
}
