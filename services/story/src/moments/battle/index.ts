import type { MomentDefinition } from '../definition.ts';
import { checkTeam } from '../team.ts';
import { checkBlows } from './blows.ts';
import { HEARTFELT, turnsOf } from './length.ts';
import { checkManner } from './manner.ts';
import { checkOpponents } from './opponents.ts';
import { battleSchema } from './schema.ts';

/** The team against the opponents, blow by blow. */
export const battle: MomentDefinition<'battle', typeof battleSchema> = {
  schema: battleSchema,
  cost: (moment, release) => ({ least: 1, careful: turnsOf(moment, release) }),
  policy: () => HEARTFELT,
  checks: [checkOpponents, checkBlows, checkTeam, checkManner],
  placeholders: { asksAttack: ['style'], asksDefense: ['style'] },
  givesAward: true,
  best: { health: 1 },
};
