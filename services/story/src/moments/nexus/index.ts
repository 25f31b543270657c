import type { MomentDefinition } from '../definition.ts';
import { ONE_ANSWER } from '../expected-cost.ts';
import { choicesIn } from '../parts.ts';
import { choosePath } from '../paths.ts';
import { nexusSchema } from './schema.ts';

/** The player says where to go, and may come back. */
export const nexus: MomentDefinition<'nexus', typeof nexusSchema> = {
  schema: nexusSchema,
  cost: () => ONE_ANSWER,
  policy: choosePath,
  perfectParts: () => 0,
  choices: ({ paths }) => [choicesIn('paths', paths, ({ path }) => path)],
};
