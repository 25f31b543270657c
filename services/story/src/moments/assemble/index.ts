import type { CheckedMoment } from '../checked-moment.ts';
import type { MomentDefinition } from '../definition.ts';
import { ONE_ANSWER } from '../expected-cost.ts';
import type { NamedCard } from '../parts.ts';
import { keepTeam } from './policy.ts';
import { assembleSchema } from './schema.ts';

/** The player says who stays; the others leave for good. */
export const assemble: MomentDefinition<'assemble', typeof assembleSchema> = {
  schema: assembleSchema,
  cost: () => ONE_ANSWER,
  policy: keepTeam,
  checks: [checkMost],
  namedCards: (moment) =>
    (['stays', 'leaves'] as const).flatMap((list) =>
      moment[list].map(({ characterId: id }, index): NamedCard => {
        return { kind: 'character', id, path: [list, index] };
      }),
    ),
  teamLimit: ({ maxNumberOfCharacters }) => maxNumberOfCharacters,
};

/** More can be there than may stay. */
function checkMost({ moment, isVisited, owned, report }: CheckedMoment<'assemble'>): void {
  const { maxNumberOfCharacters: may } = moment;
  const most = owned('character').size;
  if (!isVisited() || may < most) return;
  const message = `${may} may stay, and at most ${most} can be in the team here.`;
  report('FS409', ['maxNumberOfCharacters'], message);
}
