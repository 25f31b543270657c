import { expect, it } from '@jest/globals';
import { aMoment, aRelease, id, Player } from '../test/build.ts';
import { openedByStart } from './opening.ts';
import { endRun } from './run.ts';

const told = (n: number, skip: object) =>
  aMoment(n, { type: 'monologue', skip, transitions: n < 3 ? [{ to: id(n + 1) }] : [] });
const opened = ({ release, state }: Player, seed = 'a') => openedByStart({ release, state, seed, nowMs: 0 });

it('a start opens the moment that waits, or the first behind it that is not passed over', () => {
  const shown = new Player(aRelease([told(1, {}), aMoment(2, { type: 'epilogue' })]));
  expect(opened(shown)).toBe(id(1));
  const passed = [told(1, { showAfterRunNumber: 2 }), told(2, { showAfterRunNumber: 2 })];
  const player = new Player(aRelease([...passed, aMoment(3, { type: 'epilogue' })]));
  expect(opened(player)).toBe(id(3));
  player.start();
  expect(player.state.moments.at(-1)?.momentId).toBe(id(3));
});

it('what falls by chance falls as it will when the start comes', () => {
  const release = aRelease([told(1, { displayRandomlyProbability: 50 }), aMoment(2, { type: 'epilogue' })]);
  const seeds = Array.from({ length: 20 }, (_, n) => `seed ${n}`);
  const told20 = seeds.map((seed) => opened(new Player(release), seed));
  expect(new Set(told20)).toEqual(new Set([id(1), id(2)]));
});

it('nothing is opened where nothing waits, or the game would end', () => {
  const player = new Player(aRelease([told(1, {}), aMoment(2, { type: 'epilogue' })]));
  player.start();
  player.start();
  expect(opened(player)).toBeNull();
  const nowhere = new Player(aRelease([told(3, { showAfterRunNumber: 2 })]));
  expect(opened(nowhere)).toBeNull();
  const left = new Player(aRelease([told(1, {}), aMoment(2, { type: 'epilogue' })]));
  left.state = endRun(left.state).state;
  expect(opened(left)).toBeNull();
});
