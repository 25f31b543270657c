import { z } from 'zod';
import { common } from '../../release/common.ts';
import { facet, line } from '../../release/lines.ts';
import { talk } from '../../release/talk.ts';

export const learning = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('learning'),
  points: z.array(facet.extend({ taught: z.array(line).min(1) })).min(1),
  /** From this heard turn on each turn covers at least one missing point, said outright. */
  teachFrom: z.int().min(1).default(5),
  close: z.array(line).min(1),
});
