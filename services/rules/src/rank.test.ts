import { describe, expect, it } from '@jest/globals';
import { aMoment, aRelease, examples, line, Player, talk } from '../test/build.ts';
import { letterOf, rankOf, scoreOf } from './rank.ts';
import type { PlayedMoment, RunState } from './types.ts';

const withPerfects = aRelease([
  aMoment(1, {
    ...talk,
    type: 'dialogue',
    goal: 'solve',
    points: 10,
    patience: 9,
    facets: [{ id: 'it', points: 10, examples: examples('it'), reacts: [line('it')] }],
    success: [line('success')],
    failure: [line('failure')],
    perfects: [{ id: 'any', atLeast: 1 }],
  }),
]);
const told = aRelease([aMoment(1, { type: 'epilogue' })]);

function played(release: typeof told, used: number, moments: readonly Partial<PlayedMoment>[]): RunState {
  const { state } = new Player(release);
  const [first] = state.moments;
  if (!first) throw new Error('no moment');
  return {
    ...state,
    interactions: { used, max: 30 },
    moments: moments.map((each) => ({ ...first, status: 'done', ...each })),
  };
}

describe('a score', () => {
  it('shares out the parts that a run lacks', () => {
    const state = played(withPerfects, 17, [{ score: 1, perfects: 2 }]);
    expect(scoreOf(withPerfects, state)).toBe(Math.round(50 + (31.25 * 13) / 15 + (18.75 * 2) / 3));
    expect(scoreOf(told, played(told, 15, [{}]))).toBe(100);
  });

  it('takes the mean over what was played towards a goal, and no moment that had none', () => {
    const mean = scoreOf(
      withPerfects,
      played(withPerfects, 30, [{ score: 1 }, { score: 0.4 }, { score: null }]),
    );
    expect(mean).toBe(35);
  });

  it('counts the health that was kept, over all battles', () => {
    const fought = [{ score: 1 }, { health: 1 }, { health: 0.5 }];
    expect(scoreOf(told, played(told, 30, fought))).toBe(Math.round((100 * (40 + 20 * 0.75)) / 85));
  });

  it('counts at most three perfect answers and no less than par', () => {
    const best = scoreOf(withPerfects, played(withPerfects, 15, [{ score: 1, perfects: 3 }]));
    const better = scoreOf(withPerfects, played(withPerfects, 2, [{ score: 1, perfects: 9 }]));
    expect([best, better]).toEqual([100, 100]);
  });
});

describe('a rank', () => {
  it('begins at its threshold', () => {
    const scores = [100, 95, 94, 85, 84, 70, 69, 55, 54, 40, 39, 25, 24, 0];
    expect(scores.map((score) => letterOf(rankOf(score))).join('')).toBe('SSAABBCCDDEEFF');
  });

  it('is an F where it is none', () => {
    expect([letterOf(0), letterOf(8), letterOf(7)]).toEqual(['F', 'F', 'F']);
  });
});
