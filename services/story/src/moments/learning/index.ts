import type { MomentDefinition } from '../definition.ts';
import { afterUses, checkOpens, sayFacets } from '../facets.ts';
import { choicesIn, idOf } from '../parts.ts';
import { learningSchema } from './schema.ts';

/** The player asks and says back until all points are covered. */
export const learning: MomentDefinition<'learning', typeof learningSchema> = {
  schema: learningSchema,
  cost: ({ points }) => ({ least: 1, careful: points.length }),
  policy: sayFacets,
  checks: [(checked) => checkOpens(checked, 'points', checked.moment.points)],
  perfectParts: ({ points }) => points.length,
  choices: ({ points }) => [choicesIn('points', points, idOf)],
  namedParts: ({ points }) => ({
    kind: 'facet',
    names: points.map(idOf),
    uses: afterUses('points', points),
  }),
  requiredParts: ({ points }) => points.map(idOf),
};
