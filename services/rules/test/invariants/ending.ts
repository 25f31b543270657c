import assert from 'node:assert/strict';
import { START } from '../../src/inputs.ts';
import { attempt, type Moved } from './moved.ts';

/** 6. A finished run never changes again. */
export function ending({ release, step, after: { state, output } }: Moved): void {
  assert.equal(output.endOfGame, state.status === 'lost');
  if (state.status === 'ongoing') {
    assert.deepEqual([state.rank, state.score], [null, null]);
    return;
  }
  assert.equal(attempt(release, state, step), undefined);
  assert.equal(attempt(release, state, { ...step, input: START }), undefined);
}
