import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, id, line, Player, talk } from '../test/build.ts';
import { decide } from './decide.ts';
import { START } from './inputs.ts';
import type { RecentSkip } from './types.ts';

const told = (n: number, skip: object, more: object = {}) =>
  aMoment(n, { type: 'monologue', skip, transitions: [{ to: id(n + 1) }], ...more });
const epilogue = (n: number) => aMoment(n, { type: 'epilogue' });

/** Whether the first moment of a run with these rules is skipped. */
function isSkipped(skip: object, loopNumber: number, completions = 0): boolean {
  const release = aRelease([told(1, skip), epilogue(2)]);
  const player = new Player(release, {
    loopNumber,
    before: { completions: { [id(1)]: completions }, bestRank: null },
  });
  player.start();
  return player.state.moments[0]?.skipped ?? false;
}

describe('skip rules', () => {
  it('skip above the run number', () => {
    expect([1, 2, 3].map((run) => isSkipped({ skipAfterRunNumber: 2 }, run))).toEqual([false, false, true]);
  });

  it('skip below the run number', () => {
    expect([1, 2, 3].map((run) => isSkipped({ showAfterRunNumber: 2 }, run))).toEqual([true, false, false]);
  });

  it('skip at the completion count', () => {
    expect([0, 1, 2].map((count) => isSkipped({ skipAfterCompletionCount: 1 }, 1, count))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are disabled by -1', () => {
    const off = {
      skipAfterRunNumber: -1,
      showAfterRunNumber: -1,
      skipAfterCompletionCount: -1,
      displayRandomlyProbability: -1,
    };
    expect(isSkipped(off, 9, 9)).toBe(false);
  });

  it('roll: never at 100, always at 0, and not before the run it begins with', () => {
    expect(isSkipped({ displayRandomlyProbability: 100 }, 1)).toBe(false);
    expect(isSkipped({ displayRandomlyProbability: 0 }, 1)).toBe(true);
    expect(isSkipped({ displayRandomlyProbability: 0, displayRandomlyFromRun: 2 }, 1)).toBe(false);
  });

  it('lead to the named moment, else to the first transition that holds', () => {
    const named = told(1, { showAfterRunNumber: 2, skipToMomentId: id(3) });
    const player = new Player(aRelease([named, told(2, {}), epilogue(3)]));
    player.start();
    expect(player.state.moments.map((each) => each.momentId)).toEqual([id(1), id(3)]);
    const byOutcome = told(
      1,
      { showAfterRunNumber: 2 },
      {
        transitions: [
          { to: id(2), when: { outcome: 'failure' } },
          { to: id(3), when: { outcome: 'success' } },
        ],
      },
    );
    const other = new Player(aRelease([byOutcome, told(2, {}), epilogue(3)]));
    other.start();
    expect(other.state.moments.map((each) => each.momentId)).toEqual([id(1), id(3)]);
  });

  it('cascade, and stop at depth 5', () => {
    const hidden = [1, 2, 3, 4, 5, 6, 7].map((n) => told(n, { showAfterRunNumber: 2 }));
    const player = new Player(aRelease([...hidden, epilogue(8)]));
    player.start();
    expect(player.state.moments.map((each) => each.skipped)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('end the game where a skip leads nowhere', () => {
    const player = new Player(aRelease([told(1, { showAfterRunNumber: 2 }, { transitions: [] })]));
    expect(player.start().output).toMatchObject({ completeTheMoment: true, endOfGame: true });
    expect(player.state.status).toBe('lost');
  });

  it('let nobody sit in a moment that has nothing to ask and is opened all the same', () => {
    const rules = { ...talk, askNames: [line('who?')], tooMany: [line('two')], maxNumberOfCharacters: 1 };
    const nobody = aMoment(1, { ...rules, type: 'assemble', transitions: [{ to: id(2) }] });
    const player = new Player(aRelease([nobody, epilogue(2)]), { isTest: true });
    const { output } = player.start({ ignoreSkip: true });
    expect([output.completeTheMoment, player.state.moments[0]?.skipped]).toEqual([true, false]);
  });

  it('are ignored on demand in a test run only', () => {
    const release = aRelease([told(1, { showAfterRunNumber: 2 }), epilogue(2)]);
    const asked = (isTest: boolean) => {
      const player = new Player(release, { isTest });
      player.start({ ignoreSkip: true });
      return player.state.moments[0]?.skipped;
    };
    expect([asked(true), asked(false)]).toEqual([false, true]);
  });

  it('are ignored from a test run’s beginning to its end, where it was begun so', () => {
    const release = aRelease([
      told(1, { showAfterRunNumber: 2 }),
      told(2, { displayRandomlyProbability: 0 }),
      epilogue(3),
    ]);
    const played = (isTest: boolean) => {
      const player = new Player(release, { isTest, ignoresSkip: true });
      player.start();
      if (isTest) player.start();
      return player.state.moments.map(({ skipped }) => skipped);
    };
    expect(played(true)).toEqual([false, false, false]);
    expect(played(false)).toEqual([true, true, false]);
  });
});

describe('the guard against loops', () => {
  const NOW = 1_000_000;
  const release = aRelease([
    told(1, { showAfterRunNumber: 9 }),
    told(2, { showAfterRunNumber: 9 }, { transitions: [{ to: id(1) }] }),
  ]);

  /** Which moments a first start passes over, when the log says so. */
  function skipped(recentSkips: readonly RecentSkip[] | null) {
    const { state } = new Player(release);
    const question = { release, state, input: START, proposal: null, seed: '00', nowMs: NOW, recentSkips };
    return decide(question).state.moments.filter((each) => each.skipped).length;
  }

  it('opens a moment that was passed over less than five seconds ago', () => {
    expect(skipped([{ momentId: id(1), atMs: NOW - 4_999 }])).toBe(0);
    expect(skipped([{ momentId: id(2), atMs: NOW - 4_999 }])).toBe(1);
  });

  it('passes over it again later', () => {
    expect(skipped([{ momentId: id(1), atMs: NOW - 5_000 }])).toBe(2);
  });

  it('ends a loop of skips where it comes round', () => {
    expect(skipped([])).toBe(2);
  });

  it('is not applied to turns that were logged before it was', () => {
    expect(skipped(null)).toBe(5);
  });
});
