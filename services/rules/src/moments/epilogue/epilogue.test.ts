import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, Player } from '../../../test/build.ts';
import type { NewRun } from '../../run.ts';

/** A run that ends at once, with so many interactions used of 30 at a par of 0: each takes a thirtieth off the score. */
function ended(used: number, run: Partial<NewRun> = {}) {
  const release = aRelease([aMoment(1, { type: 'epilogue' })], { par: 1 });
  const player = new Player(release, run);
  player.state = { ...player.state, interactions: { used, max: 30 } };
  const { output, facts } = player.start();
  return { rank: output.loopRank, facts: facts.map((each) => each.kind), status: player.state.status };
}

describe('an epilogue', () => {
  it('gives a golden ticket at rank A', () => {
    expect(ended(4)).toMatchObject({ rank: 2, status: 'won' });
    expect(ended(4).facts).toContain('ticket_earned');
  });

  it('gives none above or below', () => {
    expect([ended(0).rank, ended(9).rank]).toEqual([1, 3]);
    expect([...ended(0).facts, ...ended(9).facts]).not.toContain('ticket_earned');
  });

  it('gives one only once, and none in a test run', () => {
    const before = { completions: {}, bestRank: null, hasTicket: true } as const;
    expect(ended(4, { before }).facts).not.toContain('ticket_earned');
    expect(ended(4, { isTest: true }).facts).not.toContain('ticket_earned');
  });
});
