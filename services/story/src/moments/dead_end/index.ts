import { z } from 'zod';
import type { SharedFields } from '../../schema/shared-fields.ts';
import { FREE } from '../cost.ts';
import type { MomentDefinition } from '../definition.ts';

function schema({ common }: SharedFields) {
  return z.strictObject({ ...common, type: z.literal('dead_end') });
}

export const deadEnd: MomentDefinition<'dead_end', typeof schema> = { schema, cost: () => FREE };
