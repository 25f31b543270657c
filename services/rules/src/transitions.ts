import { holds } from './conditions.ts';
import { remaining } from './interactions.ts';
import { rulesOf } from './moments/registry.ts';
import { RANK_A, rankOf, scoreOf } from './rank.ts';
import type { Outcome } from './release/condition.ts';
import type { Moment } from './release/moment.ts';
import type { Release } from './release/release.ts';
import { waiting } from './run.ts';
import { currentPlayed, momentOf, withCurrent } from './situation.ts';
import type { Fact, PlayedMoment, RunState } from './types.ts';

export interface Transition {
  readonly state: RunState;
  readonly facts: readonly Fact[];
}

/** After a turn of the current moment: the run ends, the next moment waits, or this one goes on. */
export function goOn(release: Release, state: RunState): Transition {
  const played = currentPlayed(state);
  const moment = momentOf(release, played.momentId);
  const isDone = played.status === 'done';
  const facts = isDone ? [completed(state)] : [];
  const { ends } = rulesOf(moment);
  if (isDone && ends) return ended(release, { state, facts }, ends);
  if (remaining(state) === 0) return ended(release, { state, facts }, 'lost');
  return isDone ? toNext(release, { state, facts }, nextOf(moment, state)) : { state, facts };
}

/** Passes over the waiting moment without playing it. */
export function skipCurrent(release: Release, state: RunState): Transition {
  const played = currentPlayed(state);
  const moment = momentOf(release, played.momentId);
  const passed: PlayedMoment = { ...played, status: 'done', skipped: true };
  const skipped = { ...state, moments: withCurrent(state.moments, passed) };
  // Its own transitions see a success: an author who branches on the outcome means the player who has been through it.
  const asPlayed = { ...state, moments: withCurrent(state.moments, { ...passed, outcome: 'success' }) };
  const next = moment.skip.skipToMomentId ?? nextOf(moment, asPlayed);
  return toNext(release, { state: skipped, facts: [completed(skipped)] }, next);
}

function nextOf(moment: Moment, state: RunState): string | null {
  const exits = rulesOf(moment).exits(moment, currentPlayed(state).path);
  return exits.find((exit) => holds(exit.when, { state, moment }))?.to ?? null;
}

function toNext(release: Release, { state, facts }: Transition, next: string | null): Transition {
  if (next === null) return ended(release, { state, facts }, 'lost');
  return { state: { ...state, moments: [...state.moments, waiting(momentOf(release, next).id)] }, facts };
}

function ended(release: Release, { state, facts }: Transition, status: 'won' | 'lost'): Transition {
  const score = status === 'won' ? scoreOf(release, state) : null;
  const rank = score === null ? null : rankOf(score);
  const after: RunState = { ...state, status, score, rank };
  const ticket: Fact[] = earnsTicket(after) ? [{ kind: 'ticket_earned' }] : [];
  return { state: after, facts: [...facts, { kind: 'run_ended', status, rank }, ...ticket] };
}

/** One golden ticket per player and story, at rank A only. A test run earns nothing. */
function earnsTicket({ rank, before, isTest }: RunState): boolean {
  return rank === RANK_A && !before.hasTicket && !isTest;
}

function completed(state: RunState): Fact {
  const { momentId, outcome, skipped } = currentPlayed(state);
  const counted: Outcome = outcome ?? 'success';
  return {
    kind: 'moment_completed',
    ordinal: state.moments.length - 1,
    momentId,
    outcome: counted,
    skipped,
  };
}
