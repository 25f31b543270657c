import { assemble } from '@fabula/rules/moments/assemble/schema';
import { z } from 'zod';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { linesSchema, someLines } from '../../schema/line.ts';
import { namedAs } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function assembleSchema({ names, talk }: SharedFields) {
  const farewells = namedAs({
    ids: names.characters,
    kind: 'character',
    entry: someLines(names),
    attach: (lines, characterId) => ({ characterId, lines }),
  });
  return z.strictObject({
    ...talk,
    maxNumberOfCharacters: bounded(assemble.shape.maxNumberOfCharacters, NUMBER_LIMITS.count),
    askNames: someLines(names),
    tooMany: someLines(names),
    confirmed: linesSchema(names).default([]),
    stays: farewells.default([]),
    leaves: farewells.default([]),
    type: z.literal('assemble'),
  });
}
