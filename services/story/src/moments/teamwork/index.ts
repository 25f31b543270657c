import type { MomentDefinition } from '../definition.ts';
import { choicesIn, idOf, type NamedCard } from '../parts.ts';
import { checkTeam } from '../team.ts';
import { giveTask } from './policy.ts';
import { teamworkSchema } from './schema.ts';

/** The player says which of the team does what. */
export const teamwork: MomentDefinition<'teamwork', typeof teamworkSchema> = {
  schema: teamworkSchema,
  cost: ({ tasks }) => ({ least: 1, careful: tasks.length }),
  policy: giveTask,
  checks: [checkTeam],
  perfectParts: ({ tasks }) => tasks.length,
  choices: ({ tasks }) => [choicesIn('tasks', tasks, idOf)],
  namedCards: ({ tasks }) =>
    tasks.flatMap(({ fits }, task) =>
      fits.map(({ characterId: id }, index): NamedCard => {
        return { kind: 'character', id, path: ['tasks', task, 'fits', index] };
      }),
    ),
  namedParts: ({ tasks }) => ({ kind: 'task', names: tasks.map(idOf), uses: [] }),
  bestResult: { score: 1 },
};
