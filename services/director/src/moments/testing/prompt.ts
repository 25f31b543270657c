import type { MomentOf } from '@fabula/rules/release/moment';
import type { Question } from '@fabula/rules/release/question';
import type { Scene } from '@fabula/rules/scene';
import { VERDICTS } from '@fabula/rules/types';
import { z } from 'zod';
import { linesOf, sayings } from '../../prompts/lists.ts';
import { type MomentPrompt, TALK } from '../../prompts/prompt.ts';

/** The answer to the question that stands. */
export const prompt: MomentPrompt<MomentOf<'testing'>> = {
  version: 1,
  values: (source) => {
    const { question } = source.scene;
    return { ...TALK.values(source), question: question ? aboutQuestion(question, source.scene) : '(none)' };
  },
  judgement: (source) => ({ answer: z.enum(VERDICTS).nullable(), ...TALK.judgement(source) }),
};

function aboutQuestion(question: Question, scene: Scene): string {
  return [
    ...linesOf('Asked', question.asked, scene),
    ...sayings('Right', question.right, scene),
    ...sayings('Partly right', question.partly, scene),
    ...linesOf('The author’s answer to a wrong one', question.wrong, scene),
  ].join('\n');
}
