import { holds } from './conditions.ts';
import { type Gift, give, isNew } from './gifts.ts';
import type { Grant } from './release/common.ts';
import type { Outcome } from './release/condition.ts';
import type { Moment } from './release/moment.ts';
import type { Release } from './release/release.ts';
import { merged, momentOf } from './situation.ts';
import type { RunState } from './types.ts';

export interface Granted {
  readonly state: RunState;
  /** What the player did not have before. */
  readonly gifts: readonly Gift[];
}

/** Everything that a moment's grants could give. */
export function giftsOf(moment: Moment): Gift[] {
  return moment.grants.flatMap(giftsOfGrant);
}

/** Gives what a completed moment grants, each once; `state` holds the moment's outcome already. */
export function grantAll(
  release: Release,
  state: RunState,
  done: { momentId: string; outcome: Outcome; awarded: boolean; seed: string },
): Granted {
  const moment = momentOf(release, done.momentId);
  const due = moment.grants.filter((grant) => isDue(grant, done) && holds(grant.when, { state, moment }));
  if (due.length === 0) return { state, gifts: [] };
  const facts = merged(
    state.facts,
    due.flatMap((grant) => grant.facts),
  );
  const { momentId, seed } = done;
  return giveAll(release, { ...state, facts }, { gifts: due.flatMap(giftsOfGrant), momentId, seed });
}

/** Gives each gift that is new. */
export function giveAll(
  release: Release,
  state: RunState,
  { gifts, momentId, seed }: { gifts: readonly Gift[]; momentId: string; seed: string },
): Granted {
  if (gifts.length === 0) return { state, gifts };
  const fresh = gifts.filter((gift) => isNew(release, state, gift));
  return {
    state: fresh.reduce((after, gift) => give(release, after, { gift, momentId, seed }), state),
    gifts: fresh,
  };
}

function isDue(grant: Grant, done: { outcome: Outcome; awarded: boolean }): boolean {
  if (grant.on === 'award') return done.awarded;
  return grant.on === 'completion' || done.outcome === 'success';
}

function giftsOfGrant(grant: Grant): Gift[] {
  return [
    ...grant.itemIds.map((id) => ({ kind: 'item', id }) as const),
    ...grant.characterIds.map((id) => ({ kind: 'character', id }) as const),
  ];
}
