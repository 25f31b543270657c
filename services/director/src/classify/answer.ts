import type { Question } from '@fabula/rules/release/question';
import type { Language } from '@fabula/rules/release/text';
import { isFiller } from '../acts.ts';
import { givesName, isName } from '../introductions.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { type Classifier, deflectionsOf, heardAs, meanings, type Speech } from './speech.ts';

/** How right the answer to the asked question is; what sounds like nothing known is wrong. */
export const classifyAnswer: Classifier = (scene, speech) => {
  const { question } = scene;
  if (!question) return {};
  const { language } = speech.story;
  if (asksForName(question, language) && saysName(speech)) return { answer: 'right' };
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

/** A word alone begins with a capital whatever it is; then only one that nobody knows is a name. */
function saysName({ words, spans, story }: Speech): boolean {
  if (givesName(words, story.language)) return true;
  const tokens = spans[0]?.tokens ?? [];
  if (!isName(words, story.language) || isFiller(words, story.language)) return false;
  return tokens.length > 1 || !tokens.some(({ text }) => story.isWord(text));
}

/** Where some name is a right answer, every name is. */
function asksForName(question: Question, language: Language): boolean {
  return question.right[language].some((example) => givesName(example, language));
}
