import { apply } from './apply.ts';
import { RuleError } from './errors.ts';
import { rulesOf } from './moments/registry.ts';
import { outputOf, quietOutput, verdictOf } from './output.ts';
import { currentPlayed, momentOf } from './situation.ts';
import { isSkipped, MAX_CASCADE, type SkipHistory } from './skip.ts';
import { type Step, step } from './step.ts';
import { skipCurrent, type Transition } from './transitions.ts';
import type { Turn } from './turn.ts';
import type { Decision } from './types.ts';

/** Opens the waiting moment, or the first after it that is not skipped. */
export function startTurn(turn: Turn, history: SkipHistory | null): Decision {
  if (turn.played.status !== 'waiting')
    throw new RuleError('MOMENT_ALREADY_STARTED', 'This moment has already been started.');
  const passed = cascade(turn, history);
  const here = turnAt(turn, passed);
  if (passed.state.status !== 'ongoing') return nothingLeft(here, passed);
  const opened = openedStep(here);
  const applied = apply(here, opened, { costs: false });
  const started = {
    kind: 'moment_started',
    ordinal: here.state.moments.length - 1,
    momentId: here.moment.id,
  } as const;
  return {
    state: applied.state,
    output: outputOf(here, { step: opened, applied, lines: opened.say }),
    facts: [...passed.facts, started, ...applied.facts],
    say: opened.say,
    verdict: verdictOf(opened),
  };
}

/** What has nothing to give or to ask, and is opened all the same, would keep the player for ever: it is complete. */
function openedStep(turn: Turn): Step {
  const rules = rulesOf(turn.moment);
  const opened = rules.open(turn);
  return opened.outcome === null && rules.isEmpty?.(turn) ? { ...opened, outcome: 'success' } : opened;
}

function cascade(turn: Turn, history: SkipHistory | null): Transition {
  let passed: Transition = { state: turn.state, facts: [] };
  let known = history;
  for (let depth = 0; depth < MAX_CASCADE && passed.state.status === 'ongoing'; depth += 1) {
    const here = turnAt(turn, passed);
    if (!isSkipped(here, known)) break;
    const next = skipCurrent(turn.release, passed.state);
    passed = { state: next.state, facts: [...passed.facts, ...next.facts] };
    known = known && withSkip(known, here.moment.id);
  }
  return passed;
}

function withSkip({ nowMs, recentSkips }: SkipHistory, momentId: string): SkipHistory {
  return { nowMs, recentSkips: [...recentSkips, { momentId, atMs: nowMs }] };
}

function turnAt(turn: Turn, { state }: Transition): Turn {
  const played = currentPlayed(state);
  return { ...turn, state, played, moment: momentOf(turn.release, played.momentId) };
}

/** The last moment was skipped and led nowhere: the game ends. */
function nothingLeft(turn: Turn, { state, facts }: Transition): Decision {
  return {
    state,
    output: quietOutput(turn, [], { completeTheMoment: true, endOfGame: true }),
    facts,
    say: [],
    verdict: verdictOf(step({})),
  };
}
