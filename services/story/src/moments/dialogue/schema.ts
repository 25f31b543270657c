import { dialogue } from '@fabula/rules/moments/dialogue/schema';
import { z } from 'zod';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { someLines } from '../../schema/line.ts';
import { named, partName, withId } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';
import { facetSchema } from '../../schema/talk.ts';

export function dialogueSchema({ names, talk }: SharedFields) {
  const { goal, points, patience } = dialogue.shape;
  return z.strictObject({
    ...talk,
    goal,
    points: bounded(points, NUMBER_LIMITS.points),
    patience: bounded(patience, NUMBER_LIMITS.count),
    needs: z.array(partName).default([]),
    needsOneOf: z.array(z.array(partName).min(1)).default([]),
    facets: named(facetSchema(names), withId),
    near: z.array(z.strictObject({ missing: z.array(partName).min(1), lines: someLines(names) })).default([]),
    success: someLines(names),
    failure: someLines(names),
    type: z.literal('dialogue'),
  });
}
