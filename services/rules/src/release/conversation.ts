import { z } from 'zod';
import { condition } from './condition.ts';
import { line } from './lines.ts';
import { SPEECH_ACTS } from './speech-act.ts';
import { examples } from './text.ts';

/** Nobody listens longer to what they only asked beside. */
export const MOST_ANSWER_LINES = 3;

/** Something one may ask whoever speaks here, beside what counts; told once a moment, and it costs nothing. */
export const storyAnswer = z.strictObject({
  id: z.string(),
  /** Known, or told, only under this condition. */
  when: condition.optional(),
  /** How players ask. */
  examples,
  /** Spoken in order. */
  lines: z.array(line).min(1).max(MOST_ANSWER_LINES),
});
export type StoryAnswer = z.infer<typeof storyAnswer>;

/** What is said to words that do this and lead nowhere; `lines` are alternatives. */
export const reply = z.strictObject({ act: z.enum(SPEECH_ACTS), lines: z.array(line).min(1) });
export type Reply = z.infer<typeof reply>;

/** What every moment has that listens, whatever is to be said there. */
export const conversation = {
  answers: z.array(storyAnswer).default([]),
  /** One act may stand there twice: the moment's own come before its character's. */
  replies: z.array(reply).default([]),
};
