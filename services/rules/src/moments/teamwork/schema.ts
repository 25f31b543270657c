import { z } from 'zod';
import { common } from '../../release/common.ts';
import { line } from '../../release/lines.ts';
import { talk } from '../../release/talk.ts';
import { task } from '../../release/task.ts';

export const teamwork = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('teamwork'),
  tasks: z.array(task).min(1),
  /** Heard player turns; then what is not given out is nobody's. */
  patience: z.int().min(1),
  /** Said when no name was heard; alternatives. */
  askNames: z.array(line).min(1),
  /** Said of a character who is not among a task's `fits`; alternatives. */
  plain: z.array(line).min(1),
  /** Percent of the most points. */
  scoreThresholdForAward: z.int().min(0).max(100).nullable().default(null),
  scoreThresholdForSuccess: z.int().min(0).max(100).nullable().default(null),
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
});
