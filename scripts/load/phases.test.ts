import { expect, test } from '@jest/globals';
import { plannedTurns, playersFor, rampPhases, soakPhases, spansOf, spikePhases, WARM_UP } from './phases.ts';

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

test('a ramp warms up, and grows by a quarter in steps of two hundred turns, and not for ever', () => {
  expect(rampPhases(8, 91).map(({ name, seconds }) => [name, seconds])).toEqual([
    [WARM_UP, 30],
    ['8/s', 25],
    ['10/s', 20],
    ['12.5/s', 16],
  ]);
  // Where there is no time for one step, there is one.
  expect(rampPhases(4, 30)).toHaveLength(2);
  expect(rampPhases(4, 100_000)).toHaveLength(21);
  expect(rampPhases(40, 100).at(-1)).toMatchObject({ seconds: 15 });
  expect(spansOf(rampPhases(8, 60))).toEqual([
    { name: WARM_UP, fromMs: 0, toMs: 30_000 },
    { name: '8/s', fromMs: 30_000, toMs: 55_000 },
  ]);
});

test('a soak is one rate for all of its time, in spans that follow each other', () => {
  const phases = soakPhases(3, 60);
  expect(spansOf(phases).at(-1)).toEqual({ name: 'soak-6', fromMs: 50_000, toMs: 60_000 });
  const turns = plannedTurns(phases, 0, 1).map(({ atMs }) => atMs);
  expect(turns).toHaveLength(180);
  const gaps = turns.slice(1).map((atMs, n) => Math.round(atMs - (turns[n] ?? 0)));
  expect(new Set(gaps)).toEqual(new Set([333]));
});
