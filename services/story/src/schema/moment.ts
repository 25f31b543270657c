import type { MomentType } from '@fabula/rules/release/moment';
import type { z } from 'zod';
import { DEFINITIONS } from '../moments/registry.ts';
import type { Names } from '../names.ts';
import { sharedFields } from './shared-fields.ts';

export type MomentSchemas = { readonly [T in MomentType]: ReturnType<(typeof DEFINITIONS)[T]['schema']> };

/** A moment of any type, as it was read. */
export type AuthoredMoment = { [T in MomentType]: z.infer<MomentSchemas[T]> }[MomentType];

/** One schema for each type of moment, as authors write it. */
export function momentSchemas(names: Names): MomentSchemas {
  const fields = sharedFields(names);
  const made = Object.entries(DEFINITIONS).map(([type, { schema }]) => [type, schema(fields)]);
  // Each schema stands under the type whose definition made it.
  return Object.fromEntries(made) as MomentSchemas;
}
