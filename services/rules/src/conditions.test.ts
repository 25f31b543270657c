import { describe, expect, it, test } from '@jest/globals';
import { aMoment, aRelease, GUEST, HOST, id, LAMP, Player, WHISTLE } from '../test/build.ts';
import { holds } from './conditions.ts';
import type { Condition } from './release/condition.ts';
import type { PlayedMoment, RunState } from './types.ts';

const here = aMoment(2, { type: 'epilogue' });
const release = aRelease([aMoment(1, { type: 'monologue', transitions: [{ to: id(2) }] }), here]);

function situation(parts: Partial<RunState> = {}, first: Partial<PlayedMoment> = {}) {
  const player = new Player(release, { loopNumber: 2, before: { completions: { [id(1)]: 3 }, bestRank: 2 } });
  player.start();
  const [played, ...rest] = player.state.moments;
  if (!played) throw new Error('no moment');
  const moments = [{ ...played, ...first }, ...rest];
  return { moment: here, state: { ...player.state, moments, facts: ['known'], ...parts } };
}

const TRUE: Condition[] = [
  { fact: 'known' },
  { itemId: LAMP },
  { outcome: 'success', momentId: id(1) },
  { run: { from: 2 } },
  { run: { from: 1, to: 2 } },
  { bestRankAtLeast: 2 },
  { bestRankAtLeast: 5 },
  { completions: { from: 4, to: 4 }, momentId: id(1) },
  { completions: { to: 0 } },
  { all: [] },
  { all: [{ fact: 'known' }, { not: { fact: 'unknown' } }] },
  { any: [{ fact: 'unknown' }, { itemId: LAMP }] },
];

const FALSE: Condition[] = [
  { fact: 'unknown' },
  { itemId: WHISTLE },
  { characterId: GUEST },
  { outcome: 'failure', momentId: id(1) },
  { outcome: 'success' },
  { path: 'up', momentId: id(1) },
  { run: { from: 3 } },
  { run: { to: 1 } },
  { bestRankAtLeast: 1 },
  { any: [] },
  { not: { all: [] } },
];

describe('a condition', () => {
  it('always holds where there is none', () => expect(holds(undefined, situation())).toBe(true));
  it.each(TRUE)('holds: %j', (condition) => expect(holds(condition, situation())).toBe(true));
  it.each(FALSE)('does not hold: %j', (condition) => expect(holds(condition, situation())).toBe(false));

  it('knows the paths and the team', () => {
    const roster = [
      {
        characterId: HOST,
        currentAttack: 1,
        currentHealth: 1,
        maxHealth: 1,
        properties: [],
        cardType: 'Normal' as const,
        enrolledInMomentId: null,
      },
    ];
    expect(holds({ characterId: HOST }, situation({ roster }))).toBe(true);
    expect(holds({ path: 'up', momentId: id(1) }, situation({}, { path: 'up' }))).toBe(true);
  });

  it('has no best rank before the first won run', () => {
    const before = { completions: {}, bestRank: null };
    expect(holds({ bestRankAtLeast: 7 }, situation({ before }))).toBe(false);
  });

  it('does not take a skipped moment for one that went well', () => {
    const skipped = situation({}, { skipped: true, outcome: null });
    expect(holds({ outcome: 'success', momentId: id(1) }, skipped)).toBe(false);
    expect(holds({ completions: { from: 4 }, momentId: id(1) }, skipped)).toBe(false);
  });
});

test('how a moment ended is remembered while it waits anew, is played anew, and once it is passed over', () => {
  const success = { outcome: 'success', momentId: id(1) } as const;
  const { moment, state } = situation();
  const [ended] = state.moments;
  const again = (visit: object) => {
    const moments = [...state.moments, { ...ended, outcome: null, ...visit }] as PlayedMoment[];
    return [success, { ...success, outcome: 'failure' as const }].map((each) =>
      holds(each, { moment, state: { ...state, moments } }),
    );
  };
  expect(again({ status: 'waiting' })).toEqual([true, false]);
  expect(again({ status: 'open' })).toEqual([true, false]);
  expect(again({ status: 'done', skipped: true })).toEqual([true, false]);
  expect(again({ status: 'done', outcome: 'failure' })).toEqual([false, true]);
});
