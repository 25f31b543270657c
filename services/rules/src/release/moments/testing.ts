import { z } from 'zod';
import { line } from '../lines.ts';
import { examples } from '../text.ts';
import { common } from './common.ts';
import { talk } from './talk.ts';

export const question = z.strictObject({
  id: z.string(),
  asked: z.array(line).min(1),
  right: examples,
  partly: examples,
  /** Spoken after a wrong answer. */
  wrong: z.array(line).min(1),
});
export type Question = z.infer<typeof question>;

export const testing = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('testing'),
  questions: z.array(question).min(1),
  scoreThresholdForAward: z.int().min(0).max(100).nullable().default(null),
  scoreThresholdForSuccess: z.int().min(0).max(100).nullable().default(null),
  /** Alternatives, taken in turn. */
  right: z.array(line).min(1),
  partly: z.array(line).min(1),
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
});
