import { openingLines } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { step } from '../../step.ts';
import { ENDINGS } from '../endings.ts';
import type { MomentRules } from '../rules.ts';

/** The ending is heard, and the run is lost. */
export const deadEndRules: MomentRules<MomentOf<'dead_end'>> = {
  open: (turn) => step({ say: openingLines(turn), outcome: 'failure' }),
  exits: () => [],
  ends: ENDINGS.dead_end,
};
