import type { MomentDefinition } from '../definition.ts';
import { checkTeam } from '../team.ts';
import { expectedTurns, HEARTFELT } from './expected-turns.ts';
import { checkManner } from './manner.ts';
import { checkOpponents } from './opponents.ts';
import { battleSchema } from './schema.ts';
import { checkWinnable } from './winnable.ts';

/** The team against the opponents, blow by blow. */
export const battle: MomentDefinition<'battle', typeof battleSchema> = {
  schema: battleSchema,
  cost: (moment, release) => ({ least: 1, careful: expectedTurns(moment, release) }),
  policy: () => HEARTFELT,
  checks: [checkOpponents, checkWinnable, checkTeam, checkManner],
  placeholders: { asksAttack: ['style'], asksDefense: ['style'] },
  givesAward: true,
  bestResult: { health: 1 },
};
