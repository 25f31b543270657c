import { type Crossed, crossed, crossingExpectations, NOTHING_ASKED } from '../../answers/path-choice.ts';
import { openingLines } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { step } from '../../step.ts';
import type { MomentRules } from '../rules.ts';

/** A path is open when its author's condition holds. */
const BY: Crossed = { openWhen: (path) => path.when, isShut: () => false };

/** The player says where to go. */
export const crossroadRules: MomentRules<MomentOf<'crossroad'>> = {
  takes: ['selectedPath'],
  expectations: (here) => crossingExpectations(here, BY),
  open: (turn) => step({ data: NOTHING_ASKED, say: openingLines(turn) }),
  answer: (turn) => crossed(turn, BY),
  exits: (moment, path) => {
    const chosen = moment.paths.find((each) => each.path === path);
    return chosen ? [{ to: chosen.to }] : [...moment.transitions, ...moment.paths];
  },
};
