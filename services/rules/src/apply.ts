import { type Granted, giveAll, grantAll } from './grants.ts';
import { type FreeReason, freeTurn, spend, turnCost } from './interactions.ts';
import { isBySecondLaw } from './law.ts';
import { merged, withCurrent } from './situation.ts';
import type { Step } from './step.ts';
import { goOn, type Transition } from './transitions.ts';
import type { Turn } from './turn.ts';
import type { PlayedMoment, RunState } from './types.ts';

/** What a step has done to the run. */
export interface Applied extends Transition {
  readonly gifts: Granted['gifts'];
  readonly free: FreeReason;
}

/**
 * Applies a step to the run: the moment, its cost and bet, what it changes and gives, and where it goes on.
 * Throws BET_TOO_HIGH where more is bet than remains.
 */
export function apply(turn: Turn, step: Step, { costs }: { costs: boolean }): Applied {
  const { release, input, moment, seed } = turn;
  const free = costs
    ? freeTurn(turn.played, { isPerfect: step.perfect !== null, wasCacheHit: input.wasCacheHit })
    : null;
  const changed = changedBy(turn, step, { costs, free });
  const given = giveAll(release, changed, { gifts: step.gifts, momentId: moment.id, seed });
  const granted = grantsOf(turn, step, given);
  const transition = goOn(release, granted.state);
  return {
    state: transition.state,
    facts: [...step.events, ...transition.facts],
    gifts: granted.gifts,
    free,
  };
}

/** All that the step itself changes, in one copy of the run. */
function changedBy(turn: Turn, step: Step, { costs, free }: { costs: boolean; free: FreeReason }): RunState {
  const { state } = turn;
  return {
    ...state,
    moments: withCurrent(state.moments, playedAfter(turn, step, { costs, free })),
    interactions: spend(state.interactions, { cost: turnCost(costs, free), bet: step.bet }),
    facts: merged(state.facts, step.facts),
    roster: step.roster ?? state.roster,
    items: step.items ?? state.items,
    ...sentAway(state, step),
  };
}

/** Who leaves in this turn is gone for the run. */
function sentAway(state: RunState, { events }: Step): Pick<RunState, 'gone'> {
  if (!isBySecondLaw(state)) return {};
  const left = events.flatMap((event) => (event.kind === 'character_left' ? event.characterId : []));
  return left.length === 0 ? {} : { gone: merged(state.gone ?? [], left) };
}

function grantsOf({ release, moment, seed }: Turn, { outcome, awarded }: Step, given: Granted): Granted {
  if (outcome === null) return given;
  const granted = grantAll(release, given.state, { momentId: moment.id, outcome, awarded, seed });
  return { state: granted.state, gifts: [...given.gifts, ...granted.gifts] };
}

function playedAfter(
  turn: Turn,
  step: Step,
  { costs, free }: { costs: boolean; free: FreeReason },
): PlayedMoment {
  const { momentId, skipped, turns, silences, perfects, freeHits } = turn.played;
  const isDone = step.outcome !== null;
  const after: PlayedMoment = {
    momentId,
    status: isDone ? 'done' : 'open',
    skipped,
    outcome: step.outcome,
    path: step.path,
    turns: turns + (costs ? 1 : 0),
    silences,
    perfects: perfects + (step.perfect === null ? 0 : 1),
    freeHits: freeHits + (free === 'cache' ? 1 : 0),
    score: isDone ? step.goal : null,
    data: step.data,
  };
  return { ...after, ...(step.health !== null && { health: step.health }), ...givenBefore(turn.played) };
}

/** What was asked for beside the game, where anything was. */
function givenBefore({
  helps,
  repeats,
  told,
}: PlayedMoment): Pick<PlayedMoment, 'helps' | 'repeats' | 'told'> {
  return {
    ...(helps !== undefined && { helps }),
    ...(repeats !== undefined && { repeats }),
    ...(told !== undefined && { told }),
  };
}
