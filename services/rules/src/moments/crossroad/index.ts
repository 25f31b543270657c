import {
  choosePath,
  NO_PATH_ASKED,
  onlyPath,
  type PathAccess,
  pathExpectations,
} from '../../answers/path-choice.ts';
import { openingLines } from '../../lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import { step } from '../../step.ts';
import type { MomentRules } from '../rules.ts';

/** A path is open when its author's condition holds. */
const BY: PathAccess = { openWhen: (path) => path.when, isShut: () => false };

/** The player says where to go. */
export const crossroadRules: MomentRules<MomentOf<'crossroad'>> = {
  takes: ['selectedPath'],
  expectations: (here) => pathExpectations(here, BY),
  open: (turn) => step({ data: NO_PATH_ASKED, say: openingLines(turn) }),
  onlyWay: (turn) => onlyPath(turn, BY),
  answer: (turn) => choosePath(turn, BY),
  exits: (moment, path) => {
    const chosen = moment.paths.find((each) => each.path === path);
    return chosen ? [{ to: chosen.to }] : [...moment.transitions, ...moment.paths];
  },
};
