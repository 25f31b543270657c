import {
  choosePath,
  isLeft,
  NO_PATH_ASKED,
  onlyPath,
  type PathAccess,
  pathExpectations,
} from '../../answers/path-choice.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { Condition } from '../../release/condition.ts';
import type { MomentOf } from '../../release/moment.ts';
import type { Situation } from '../../situation.ts';
import { step } from '../../step.ts';
import type { Turn } from '../../turn.ts';
import type { SpokenLine } from '../../types.ts';
import type { Exit, MomentRules } from '../rules.ts';

type Nexus = MomentOf<'nexus'>;
type Path = Nexus['paths'][number];

/** The player chooses among open paths, and may come back: what was visited closes, unless its author leaves it open. */
export const nexusRules: MomentRules<Nexus> = {
  takes: ['selectedPath'],
  isEmpty: (turn) => {
    const access = visitedIn(turn);
    return !turn.moment.paths.some((path) => isLeft(turn, path, access));
  },
  expectations: (here) => pathExpectations(here, visitedIn(here)),
  open: (turn) => step({ data: NO_PATH_ASKED, say: openingLines(turn) }),
  onlyWay: (turn) => onlyPath(turn, visitedIn(turn)),
  answer: (turn) => {
    const taken = choosePath(turn, visitedIn(turn));
    return taken.path === null ? taken : { ...taken, say: laterLines(turn, taken.path) };
  },
  exits: (moment, path) => {
    const chosen = moment.paths.find((each) => each.path === path);
    if (chosen) return [{ to: chosen.to }];
    return [...moment.transitions, ...moment.paths.map((each) => exitOf(moment, each))];
  },
};

function visitedIn({ state, moment }: Situation): PathAccess {
  return {
    openWhen: (path) => path.when,
    isShut: (path) =>
      !('staysOpen' in path && path.staysOpen) &&
      state.moments.some((each) => each.momentId === moment.id && each.path === path.path),
  };
}

/** The same as a condition, for whoever looks from outside or passes over the moment. */
function exitOf(moment: Nexus, { path, to, label, when, staysOpen }: Path): Exit {
  if (staysOpen) return { to, path, label, when };
  const unvisited: Condition = { not: { path, momentId: moment.id } };
  return { to, path, label, when: when ? { all: [when, unvisited] } : unvisited };
}

/** A second way named in the same breath is noted. */
function laterLines(turn: Turn<Nexus>, taken: string): SpokenLine[] {
  const later = turn.moment.paths.find((each) => each.path === turn.judgement.laterPath);
  return later && later.path !== taken ? spoken(later.later, turn) : [];
}
