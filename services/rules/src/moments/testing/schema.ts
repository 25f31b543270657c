import { z } from 'zod';
import { common } from '../../release/common.ts';
import { line } from '../../release/lines.ts';
import { question } from '../../release/question.ts';
import { talk } from '../../release/talk.ts';

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
