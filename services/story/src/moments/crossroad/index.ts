import type { MomentDefinition } from '../definition.ts';
import { CROSSING } from '../paths.ts';
import { crossroadSchema } from './schema.ts';

/** The player says where to go. */
export const crossroad: MomentDefinition<'crossroad', typeof crossroadSchema> = {
  schema: crossroadSchema,
  ...CROSSING,
};
