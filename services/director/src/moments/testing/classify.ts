import type { MomentOf } from '@fabula/rules/release/moment';
import type { Question } from '@fabula/rules/release/question';
import type { Language } from '@fabula/rules/release/text';
import {
  type Classifier,
  deflectionsOf,
  examplesFor,
  matchesOf,
  type Speech,
} from '../../classify/speech.ts';
import { THRESHOLDS } from '../../matching/thresholds.ts';
import { givesName, isName } from '../../text/introductions.ts';
import { isFiller } from '../../text/speech-acts.ts';

/** How right the answer to the asked question is; what sounds like nothing known is wrong. */
export const classify: Classifier<MomentOf<'testing'>> = (scene, speech) => {
  const { question } = scene;
  if (!question) return {};
  const { language } = speech.story;
  if (asksForName(question, language) && saysName(speech)) return { answer: 'right' };
  const { id, right, partly } = question;
  const matches = matchesOf(speech, `answer ${id}`, () => [
    ...examplesFor(speech, [
      { kind: 'right', id: '', examples: right },
      { kind: 'partly', id: '', examples: partly },
    ]),
    ...deflectionsOf(scene, speech),
  ]).filter(({ score }) => score >= THRESHOLDS.answer);
  const best = matches[0];
  if (best?.kind === 'deflection') return { deflection: best.id };
  if (matches.some(({ kind }) => kind === 'right')) return { answer: 'right' };
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
