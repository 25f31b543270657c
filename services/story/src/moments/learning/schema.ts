import { learning } from '@fabula/rules/moments/learning/schema';
import { z } from 'zod';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { someLines } from '../../schema/line.ts';
import { named, withId } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';
import { facetSchema } from '../../schema/talk.ts';

export function learningSchema({ names, talk }: SharedFields) {
  const point = facetSchema(names).extend({ taught: someLines(names) });
  return z.strictObject({
    ...talk,
    points: named(point, withId),
    teachFrom: bounded(learning.shape.teachFrom, NUMBER_LIMITS.count),
    close: someLines(names),
    type: z.literal('learning'),
  });
}
