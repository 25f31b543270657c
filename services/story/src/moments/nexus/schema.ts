import { nexusPath } from '@fabula/rules/moments/nexus/schema';
import { z } from 'zod';
import { linesSchema } from '../../schema/line.ts';
import { named } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';
import { pathSchema, withPath } from '../crossroad/schema.ts';

export function nexusSchema({ names, talk }: SharedFields) {
  const path = pathSchema(names).extend({
    reply: linesSchema(names).default([]),
    staysOpen: nexusPath.shape.staysOpen,
    later: linesSchema(names).default([]),
  });
  return z.strictObject({ ...talk, paths: named(path, withPath), type: z.literal('nexus') });
}
