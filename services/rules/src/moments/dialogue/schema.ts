import { z } from 'zod';
import { common } from '../../release/common.ts';
import { facet, line } from '../../release/lines.ts';
import { talk } from '../../release/talk.ts';

export const dialogue = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('dialogue'),
  goal: z.enum(['convince', 'solve', 'reveal', 'teach', 'program']),
  /** Points to reach. */
  points: z.int().min(1),
  /** Heard player turns; then it has failed. */
  patience: z.int().min(1),
  facets: z.array(facet).min(1),
  needs: z.array(z.string()).default([]),
  needsOneOf: z.array(z.array(z.string()).min(1)).default([]),
  /** Points reached while one of `missing` (all, for a group) is unheard: these lines, not success. First that fits. */
  near: z
    .array(z.strictObject({ missing: z.array(z.string()).min(1), lines: z.array(line).min(1) }))
    .default([]),
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
});
