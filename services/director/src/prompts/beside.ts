import { SPEECH_ACTS } from '@fabula/rules/types';
import { answersLeft } from '@fabula/rules/unpaid';
import { z } from 'zod';
import { listed, sayings } from './lists.ts';
import { idsOf, oneOf, type PromptPart } from './prompt.ts';

/** What the words do whatever they are about, and what may be asked beside all that counts: the same in every type. */
export const BESIDE: PromptPart = {
  values: ({ scene }) => ({
    answers: listed(
      answersLeft(scene.answers, scene.played).map(({ id, examples }) => ({
        id,
        about: sayings('asked for like this', examples, scene),
      })),
    ),
  }),
  judgement: ({ scene }) => ({
    act: z.enum(SPEECH_ACTS).nullable(),
    ...oneOf('told', idsOf(answersLeft(scene.answers, scene.played))),
  }),
};
