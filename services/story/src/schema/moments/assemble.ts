import { assemble } from '@fabula/rules/moments/assemble/schema';
import type { Names } from '../../names.ts';
import { linesSchema, someLines } from '../line.ts';
import { namedAs } from '../parts.ts';

export function assembleFields(names: Names) {
  const farewells = namedAs({
    ids: names.characters,
    kind: 'character',
    entry: someLines(names),
    attach: (lines, characterId) => ({ characterId, lines }),
  });
  return {
    maxNumberOfCharacters: assemble.shape.maxNumberOfCharacters,
    askNames: someLines(names),
    tooMany: someLines(names),
    confirmed: linesSchema(names).default([]),
    stays: farewells.default([]),
    leaves: farewells.default([]),
  };
}
