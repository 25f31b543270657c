import assert from 'node:assert/strict';
import type { Moment } from '../../src/release/moment.ts';
import { momentOf } from '../../src/situation.ts';
import type { Moved } from './moved.ts';

/** Moments that one start may pass over. */
const DEPTH = 5;

/** 3. Nobody leaves a moment but by its exits, a skip rule or the end of the run; no start passes over more than five. */
export function ways({ release, before, after: { state } }: Moved): void {
  const from = before.moments.length - 1;
  for (let ordinal = from; ordinal + 1 < state.moments.length; ordinal += 1) {
    const [here, next] = [state.moments[ordinal], state.moments[ordinal + 1]];
    assert.equal(here?.status, 'done');
    const moment = momentOf(release, here.momentId);
    assert.ok(exitsOf(moment, here).includes(next?.momentId ?? ''), 'one of its exits');
  }
  assert.ok(state.moments.slice(from).filter((each) => each.skipped).length <= DEPTH, 'the cascade');
  assert.ok(state.moments.slice(0, -1).every((each) => each.status === 'done'));
}

function exitsOf(moment: Moment, here: { skipped: boolean; path: string | null }): string[] {
  const paths = 'paths' in moment ? moment.paths : [];
  const chosen = paths.find((each) => each.path === here.path);
  if (chosen) return [chosen.to];
  const skip = here.skipped && moment.skip.skipToMomentId ? [moment.skip.skipToMomentId] : [];
  return [...skip, ...moment.transitions.map((each) => each.to), ...paths.map((each) => each.to)];
}
