import type { MomentDefinition } from '../definition.ts';
import { afterUses, checkOpens, sayFacets } from '../facets.ts';
import { choicesIn, idOf, usesIn } from '../parts.ts';
import { checkGoal, facetsNeeded } from './goal.ts';
import { dialogueSchema } from './schema.ts';

/** The player talks toward a goal. */
export const dialogue: MomentDefinition<'dialogue', typeof dialogueSchema> = {
  schema: dialogueSchema,
  cost: (moment) => ({ least: 1, careful: facetsNeeded(moment) }),
  policy: sayFacets,
  checks: [(checked) => checkOpens(checked, 'facets', checked.moment.facets), checkGoal],
  perfectParts: ({ facets }) => facets.length,
  choices: ({ facets }) => [choicesIn('facets', facets, idOf)],
  namedParts: ({ facets, needs, needsOneOf, near }) => ({
    kind: 'facet',
    names: facets.map(idOf),
    uses: [
      ...afterUses('facets', facets),
      ...usesIn(['needs'], needs),
      ...needsOneOf.flatMap((group, index) => usesIn(['needsOneOf', index], group)),
      ...near.flatMap(({ missing }, index) => usesIn(['near', index, 'missing'], missing)),
    ],
  }),
  bestResult: { score: 1 },
  requiredParts: ({ needs }, outcome) => (outcome === 'success' ? needs : []),
};
