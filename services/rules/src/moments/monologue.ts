import { openingLines } from '../lines.ts';
import type { MomentOf } from '../release/moment.ts';
import { type MomentRules, step, transitionsOf } from './rules.ts';

/** The player listens. */
export const monologueRules: MomentRules<MomentOf<'monologue'>> = {
  open: (turn) => step({ say: openingLines(turn), outcome: 'success' }),
  exits: transitionsOf,
};
