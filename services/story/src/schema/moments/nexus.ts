import { nexusPath } from '@fabula/rules/moments/nexus/schema';
import type { Names } from '../../names.ts';
import { linesSchema } from '../line.ts';
import { named } from '../parts.ts';
import { pathSchema, withPath } from './crossroad.ts';

export function nexusFields(names: Names) {
  const path = pathSchema(names).extend({
    reply: linesSchema(names).default([]),
    staysOpen: nexusPath.shape.staysOpen,
    later: linesSchema(names).default([]),
  });
  return { paths: named(path, withPath) };
}
