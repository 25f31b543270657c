import { learning } from '@fabula/rules/moments/learning/schema';
import type { Names } from '../../names.ts';
import { someLines } from '../line.ts';
import { named, withId } from '../parts.ts';
import { facetSchema } from '../talk.ts';

export function learningFields(names: Names) {
  const point = facetSchema(names).extend({ taught: someLines(names) });
  return { points: named(point, withId), teachFrom: learning.shape.teachFrom, close: someLines(names) };
}
