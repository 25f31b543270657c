import type { MomentOf } from '@fabula/rules/release/moment';
import type { Question } from '@fabula/rules/release/question';
import type { Scene } from '@fabula/rules/scene';
import { VERDICTS } from '@fabula/rules/types';
import { z } from 'zod';
import { type Asking, TALK } from '../../asking/asking.ts';
import { linesOf, sayings } from '../../asking/lists.ts';

/** The answer to the question that stands. */
export const asking: Asking<MomentOf<'testing'>> = {
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
