import { expect, test } from '@jest/globals';
import { plannedTurns, playersFor, rampPhases, spansOf, spikePhases } from './phases.ts';

test('all players together have each turn of each phase once, at even distances', () => {
  const phases = spikePhases(2, 9);
  const all = [0, 1, 2].flatMap((player) => plannedTurns(phases, player, 3)).sort((a, b) => a.atMs - b.atMs);
  expect(all.filter(({ phase }) => phase === 'before').map(({ atMs }) => atMs)).toEqual([
    0, 500, 1000, 1500, 2000, 2500,
  ]);
  expect(all.filter(({ phase }) => phase === 'peak')).toHaveLength(36);
  expect(all.filter(({ phase }) => phase === 'after').map(({ atMs }) => atMs)[0]).toBe(6000);
  expect(all).toHaveLength(48);
});

test('a player has a turn every few seconds, never faster', () => {
  const phases = rampPhases(4, 60);
  const players = playersFor(phases);
  const turns = plannedTurns(phases, 1, players);
  const gaps = turns.slice(1).map(({ atMs }, n) => atMs - (turns[n]?.atMs ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_000);
});

test('a ramp grows by a quarter in steps of fifteen seconds, and not for ever', () => {
  expect(rampPhases(4, 50).map(({ rate }) => rate)).toEqual([4, 5, 6.3]);
  expect(rampPhases(4, 100_000)).toHaveLength(20);
  expect(spansOf(rampPhases(4, 30))).toEqual([
    { name: '4/s', fromMs: 0, toMs: 15_000 },
    { name: '5/s', fromMs: 15_000, toMs: 30_000 },
  ]);
});
