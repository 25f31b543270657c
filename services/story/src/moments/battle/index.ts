import type { MomentDefinition } from '../definition.ts';
import { checkTeam } from '../team.ts';
import { checkBlows } from './blows.ts';
import { checkManner } from './manner.ts';
import { checkOpponents } from './opponents.ts';
import { battleSchema } from './schema.ts';

/** Of words: heartfelt, not brilliant. */
const CREATIVITY = 0.6;

/** The team against the opponents, blow by blow. */
export const battle: MomentDefinition<'battle', typeof battleSchema> = {
  schema: battleSchema,
  cost: ({ opponents }) => ({ least: 1, careful: 2 * opponents.length + 1 }),
  policy: () => ({ creativity: CREATIVITY, thematic: true }),
  checks: [checkOpponents, checkBlows, checkTeam, checkManner],
  placeholders: { asksAttack: ['style'], asksDefense: ['style'] },
  givesAward: true,
  best: { health: 1 },
};
