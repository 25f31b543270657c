import { expect, it } from '@jest/globals';
import { aMoment, aRelease, id, Player } from '../test/build.ts';
import { beforeNext } from './run-history.ts';
import type { PlayedMoment, RunState } from './types.ts';

const release = aRelease([aMoment(1, { type: 'epilogue' })]);

/** A run of so many moments that ended with this rank. */
function run(rank: number | null, moments: readonly Partial<PlayedMoment>[]): RunState {
  const { state } = new Player(release);
  const [first] = state.moments;
  if (!first) throw new Error('no moment');
  return { ...state, rank, moments: moments.map((each) => ({ ...first, ...each })) };
}

const played = (momentId: string): Partial<PlayedMoment> => ({
  momentId,
  status: 'done',
  outcome: 'success',
});

it('is nothing before a first run', () => {
  expect(beforeNext([])).toEqual({ completions: {}, bestRank: null });
});

it('counts what was played and did not fail, over all runs', () => {
  const first = run(null, [played(id(1)), { ...played(id(2)), outcome: 'failure' }]);
  const second = run(4, [
    played(id(1)),
    { ...played(id(3)), skipped: true },
    { momentId: id(4), status: 'open' },
  ]);
  expect(beforeNext([first, second])).toEqual({ completions: { [id(1)]: 2 }, bestRank: 4 });
});

it('knows the best rank, and that rank A has earned the ticket', () => {
  expect(beforeNext([run(5, []), run(2, []), run(3, [])])).toMatchObject({ bestRank: 2, hasTicket: true });
  expect(beforeNext([run(1, [])])).not.toHaveProperty('hasTicket');
});
