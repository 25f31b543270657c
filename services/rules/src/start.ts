import { type Applied, apply } from './apply.ts';
import { RuleError } from './errors.ts';
import { isByFifthLaw } from './law.ts';
import { rulesOf } from './moments/registry.ts';
import { outputOf, quietOutput, verdictOf } from './output.ts';
import { currentPlayed, momentOf } from './situation.ts';
import { isSkipped, isSkippingOff, MAX_CASCADE, type SkipHistory } from './skip.ts';
import { type Step, step } from './step.ts';
import { skipCurrent } from './transitions.ts';
import type { Turn } from './turn.ts';
import type { Decision } from './types.ts';

/** Opens the waiting moment, or the first after it that is not passed over. */
export function startTurn(turn: Turn, history: SkipHistory | null): Decision {
  if (turn.played.status !== 'waiting')
    throw new RuleError('MOMENT_ALREADY_STARTED', 'This moment has already been started.');
  const passed = cascade(turn, history);
  const here = turnAt(turn, passed);
  if (passed.state.status !== 'ongoing') return nothingLeft(here, passed);
  const opened = openedStep(here);
  const applied = withEarlier(passed, apply(here, opened, { costs: false }));
  const started = {
    kind: 'moment_started',
    ordinal: here.state.moments.length - 1,
    momentId: here.moment.id,
  } as const;
  return {
    state: applied.state,
    output: {
      ...outputOf(here, { step: opened, applied, lines: opened.say }),
      playerFacts: applied.state.facts.slice(turn.state.facts.length),
    },
    facts: [...passed.facts, started, ...applied.facts],
    say: opened.say,
    verdict: verdictOf(opened),
  };
}

/**
 * What has nothing to give or to ask, and is opened all the same, would keep the player for ever: it is complete. So is what
 * leaves nothing to choose, once it has been told.
 */
function openedStep(turn: Turn): Step {
  const rules = rulesOf(turn.moment);
  const opened = rules.open(turn);
  if (opened.outcome !== null) return opened;
  const way = onlyWay(turn);
  if (way) return { ...way, say: [...opened.say, ...way.say] };
  return rules.isEmpty?.(turn) ? { ...opened, outcome: 'success' } : opened;
}

/** Up to the fourth edition of the law it is asked for. So it is for an author who leaves nothing out. */
function onlyWay(turn: Turn): Step | null {
  if (!isByFifthLaw(turn.state) || isSkippingOff(turn)) return null;
  return rulesOf(turn.moment).onlyWay?.(turn) ?? null;
}

/** What was passed over, and what that has given. */
type Passed = Pick<Applied, 'state' | 'facts' | 'gifts'>;

function withEarlier({ gifts }: Passed, applied: Applied): Applied {
  return gifts.length === 0 ? applied : { ...applied, gifts: [...gifts, ...applied.gifts] };
}

function cascade(turn: Turn, history: SkipHistory | null): Passed {
  let passed: Passed = { state: turn.state, facts: [], gifts: [] };
  let known = history;
  for (let depth = 0; depth < MAX_CASCADE && passed.state.status === 'ongoing'; depth += 1) {
    const here = turnAt(turn, passed);
    const isLeftOut = isSkipped(here, known);
    const next = isLeftOut ? { ...skipCurrent(turn.release, passed.state), gifts: [] } : comeBack(here);
    if (!next) break;
    passed = {
      state: next.state,
      facts: [...passed.facts, ...next.facts],
      gifts: [...passed.gifts, ...next.gifts],
    };
    if (isLeftOut) known = known && withSkip(known, here.moment.id);
  }
  return passed;
}

/** Whoever comes back to where one way is left has heard what is told there: it is taken, and what lies behind it opens. */
function comeBack(turn: Turn): Passed | null {
  const before = turn.state.moments.slice(0, -1);
  const wasHere = before.some(({ momentId, skipped }) => momentId === turn.moment.id && !skipped);
  const way = wasHere ? onlyWay(turn) : null;
  return way && apply(turn, way, { costs: false });
}

function withSkip({ nowMs, recentSkips }: SkipHistory, momentId: string): SkipHistory {
  return { nowMs, recentSkips: [...recentSkips, { momentId, atMs: nowMs }] };
}

function turnAt(turn: Turn, { state }: Passed): Turn {
  const played = currentPlayed(state);
  return { ...turn, state, played, moment: momentOf(turn.release, played.momentId) };
}

/** The last moment was skipped and led nowhere: the game ends. */
function nothingLeft(turn: Turn, { state, facts }: Passed): Decision {
  return {
    state,
    output: quietOutput(turn, [], { completeTheMoment: true, endOfGame: true }),
    facts,
    say: [],
    verdict: verdictOf(step({})),
  };
}
