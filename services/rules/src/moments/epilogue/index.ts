import { openingLines } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { step } from '../../step.ts';
import { ENDINGS } from '../endings.ts';
import type { MomentRules } from '../rules.ts';

/** The ending is heard, and the run is won. */
export const epilogueRules: MomentRules<MomentOf<'epilogue'>> = {
  open: (turn) => step({ say: openingLines(turn), outcome: 'success' }),
  exits: () => [],
  ends: ENDINGS.epilogue,
};
