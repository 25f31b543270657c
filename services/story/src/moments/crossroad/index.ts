import type { MomentDefinition } from '../definition.ts';
import { ONE_ANSWER } from '../expected-cost.ts';
import { choicesIn } from '../parts.ts';
import { choosePath } from '../paths.ts';
import { crossroadSchema } from './schema.ts';

/** The player says where to go. */
export const crossroad: MomentDefinition<'crossroad', typeof crossroadSchema> = {
  schema: crossroadSchema,
  cost: () => ONE_ANSWER,
  policy: choosePath,
  perfectParts: () => 0,
  choices: ({ paths }) => [choicesIn('paths', paths, ({ path }) => path)],
};
