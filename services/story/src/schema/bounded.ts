import { z } from 'zod';
import type { Bounds } from '../number-limits.ts';

/**
 * A number of the law within the bounds that authors have, with its default, and null where that may be. The law itself has none:
 * releases of before may hold more.
 */
export function bounded<T extends z.ZodType>(schema: T, bounds: Bounds): T {
  // Bounds change no type.
  return within(schema, bounds) as T;
}

function within(schema: z.core.$ZodType, bounds: Bounds): z.ZodType {
  if (schema instanceof z.ZodDefault) return within(schema.unwrap(), bounds).default(schema.def.defaultValue);
  if (schema instanceof z.ZodNullable) return within(schema.unwrap(), bounds).nullable();
  if (schema instanceof z.ZodOptional) return within(schema.unwrap(), bounds).optional();
  if (!(schema instanceof z.ZodNumber)) throw new TypeError('Only numbers have bounds.');
  const { least, most } = bounds;
  const belowMost = schema.max(most);
  return least === undefined ? belowMost : belowMost.min(least);
}
