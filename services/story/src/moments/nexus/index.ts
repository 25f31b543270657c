import type { MomentDefinition } from '../definition.ts';
import { CROSSING } from '../paths.ts';
import { nexusSchema } from './schema.ts';

/** The player says where to go, and may come back. */
export const nexus: MomentDefinition<'nexus', typeof nexusSchema> = {
  schema: nexusSchema,
  ...CROSSING,
};
