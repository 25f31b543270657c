import type { Question } from '@fabula/rules/release/moments/testing';
import type { Language } from '@fabula/rules/release/text';
import { givesName } from '../acts.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { deflectionsOf, type Hearer, heardAs, meanings } from './speech.ts';

/** How right the answer to the asked question is; what sounds like nothing known is wrong. */
export const hearAnswer: Hearer = (scene, speech) => {
  const { question } = scene;
  if (!question) return {};
  const { language } = speech.story;
  if (asksForName(question, language) && givesName(speech.words, language)) return { answer: 'right' };
  const { id, right, partly } = question;
  const heard = heardAs(speech, `answer ${id}`, () => [
    ...meanings(speech, [
      { kind: 'right', id: '', examples: right },
      { kind: 'partly', id: '', examples: partly },
    ]),
    ...deflectionsOf(scene, speech),
  ]).filter(({ score }) => score >= THRESHOLDS.answer);
  const best = heard[0];
  if (best?.kind === 'deflection') return { deflection: best.id };
  if (heard.some(({ kind }) => kind === 'right')) return { answer: 'right' };
  return { answer: best ? 'partly' : 'wrong' };
};

/** Where some name is a right answer, every name is. */
function asksForName(question: Question, language: Language): boolean {
  return question.right[language].some((example) => givesName(example, language));
}
