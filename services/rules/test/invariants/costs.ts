import assert from 'node:assert/strict';
import { isByFourthLaw, isByThirdLaw } from '../../src/law.ts';
import type { PlayedMoment } from '../../src/types.ts';
import type { Moved } from './moved.ts';

/** 1. Interactions fall by what a turn costs and what is bet, never below 0; at 0 the run has ended. */
export function costs({ before, step, after: { state, output } }: Moved): void {
  const last = (moments: typeof state.moments) => moments.at(-1);
  const given = givenIn(last(state.moments)) - givenIn(last(before.moments));
  const isGiven =
    step.input.kind !== 'start_moment' && given > 0 && state.moments.length === before.moments.length;
  if (isGiven) {
    assert.ok(isByFourthLaw(before), 'editions before the fourth give nothing beside the game');
    assert.equal(given, 1);
    assert.deepEqual(withoutGiven(state.moments), withoutGiven(before.moments), 'it brings nothing else');
    assert.deepEqual({ ...state, moments: [] }, { ...before, moments: [] }, 'nor anywhere else');
  }
  const isAskedBack = !isGiven && !output.notHeard && last(state.moments)?.askedBack !== undefined;
  if (isAskedBack) {
    assert.ok(isByThirdLaw(before), 'editions before the third act at once');
    assert.equal(last(before.moments)?.askedBack, undefined, 'nothing is asked back twice in a row');
    assert.deepEqual(
      { ...last(state.moments), askedBack: undefined },
      { ...last(before.moments), askedBack: undefined },
    );
  }
  const isTurn = step.input.kind !== 'start_moment' && !output.notHeard;
  const isFree = output.wasPerfectAnswer || output.wasCacheHit || isAskedBack || isGiven;
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

/** How much was given beside the game: hints, last words, answers, questions of a test that were asked again. */
function givenIn(played: PlayedMoment | undefined): number {
  const { helps = 0, repeats = 0, told = [] } = played ?? {};
  return helps + repeats + told.length + askedAgainIn(played).length;
}

function askedAgainIn(played: PlayedMoment | undefined): readonly unknown[] {
  const asked: unknown = Reflect.get(Object(played?.data), 'askedAgain');
  return Array.isArray(asked) ? asked : [];
}

function withoutGiven(moments: readonly PlayedMoment[]): unknown {
  return moments.map(({ helps: _h, repeats: _r, told: _t, askedBack: _a, data, ...rest }) => {
    const { askedAgain: _q, ...kept } = Object(data);
    return { ...rest, data: kept };
  });
}
