import { dialogue } from '@fabula/rules/moments/dialogue/schema';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { someLines } from '../line.ts';
import { named, withId } from '../parts.ts';
import { facetSchema } from '../talk.ts';

export function dialogueFields(names: Names) {
  const { goal, points, patience, needs, needsOneOf } = dialogue.shape;
  return {
    goal,
    points,
    patience,
    needs,
    needsOneOf,
    facets: named(facetSchema(names), withId),
    near: z
      .array(z.strictObject({ missing: z.array(z.string()).min(1), lines: someLines(names) }))
      .default([]),
    success: someLines(names),
    failure: someLines(names),
  };
}
