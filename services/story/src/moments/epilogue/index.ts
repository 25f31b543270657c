import { z } from 'zod';
import type { SharedFields } from '../../schema/shared-fields.ts';
import type { MomentDefinition } from '../definition.ts';
import { FREE } from '../expected-cost.ts';

function schema({ common }: SharedFields) {
  return z.strictObject({ ...common, type: z.literal('epilogue') });
}

export const epilogue: MomentDefinition<'epilogue', typeof schema> = { schema, cost: () => FREE };
