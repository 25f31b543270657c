import { type Given, giveAll, grantAll } from './grants.ts';
import { type Free, freeTurn, spend } from './interactions.ts';
import type { Step, Turn } from './moments/rules.ts';
import { goOn, type Onward, withCurrent } from './onward.ts';
import { merged } from './situation.ts';
import type { PlayedMoment } from './types.ts';

/** What a step has done to the run. */
export interface Applied extends Onward {
  readonly gifts: Given['gifts'];
  readonly free: Free;
}

/** Applies a step to the run: the moment, its cost, what it gives, and where it goes on. */
export function apply(turn: Turn, step: Step, { costs }: { costs: boolean }): Applied {
  const { release, input, moment } = turn;
  const free = costs
    ? freeTurn(turn.played, { isPerfect: step.perfect !== null, wasCacheHit: input.wasCacheHit })
    : null;
  const played = playedAfter(turn, step, { costs, free });
  const paid = spend(withCurrent(turn.state, played), costs && free === null ? 1 : 0);
  const learned = { ...paid, facts: merged(paid.facts, step.facts) };
  const given = giveAll(release, learned, { gifts: step.gifts, momentId: moment.id });
  const granted = grantsOf(turn, step, given);
  return { ...goOn(release, granted.state), gifts: granted.gifts, free };
}

function grantsOf({ release, moment }: Turn, { outcome, awarded }: Step, given: Given): Given {
  if (outcome === null) return given;
  const granted = grantAll(release, given.state, { momentId: moment.id, outcome, awarded });
  return { state: granted.state, gifts: [...given.gifts, ...granted.gifts] };
}

function playedAfter(turn: Turn, step: Step, { costs, free }: { costs: boolean; free: Free }): PlayedMoment {
  const { played } = turn;
  const isDone = step.outcome !== null;
  return {
    ...played,
    status: isDone ? 'done' : 'open',
    outcome: step.outcome,
    path: step.path,
    turns: played.turns + (costs ? 1 : 0),
    perfects: played.perfects + (step.perfect === null ? 0 : 1),
    freeHits: played.freeHits + (free === 'cache' ? 1 : 0),
    score: isDone ? step.goal : null,
    data: step.data,
  };
}
