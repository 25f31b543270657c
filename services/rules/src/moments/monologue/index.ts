import { openingLines } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { step } from '../../step.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';

/** The player listens. */
export const monologueRules: MomentRules<MomentOf<'monologue'>> = {
  open: (turn) => step({ say: openingLines(turn), outcome: 'success' }),
  exits: transitionsOf,
};
