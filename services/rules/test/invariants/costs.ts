import assert from 'node:assert/strict';
import { isByThirdLaw } from '../../src/law.ts';
import type { Moved } from './moved.ts';

/** 1. Interactions fall by what a turn costs and what is bet, never below 0; at 0 the run has ended. */
export function costs({ before, step, after: { state, output } }: Moved): void {
  const last = (moments: typeof state.moments) => moments.at(-1);
  const isAskedBack = !output.notHeard && last(state.moments)?.askedBack !== undefined;
  if (isAskedBack) {
    assert.ok(isByThirdLaw(before), 'editions before the third act at once');
    assert.equal(last(before.moments)?.askedBack, undefined, 'nothing is asked back twice in a row');
    assert.deepEqual(
      { ...last(state.moments), askedBack: undefined },
      { ...last(before.moments), askedBack: undefined },
    );
  }
  const isTurn = step.input.kind !== 'start_moment' && !output.notHeard;
  const isFree = output.wasPerfectAnswer || output.wasCacheHit || isAskedBack;
  const { used, max } = state.interactions;
  assert.ok(Number.isInteger(output.interactionBetSize) && output.interactionBetSize >= 0);
  assert.equal(
    used - before.interactions.used,
    (isTurn && !isFree ? 1 : 0) + output.interactionBetSize,
    'what the turn cost',
  );
  assert.ok(used <= max, 'no more is used than there is');
  if (used === max) assert.notEqual(state.status, 'ongoing', 'the run ends at 0');
}
