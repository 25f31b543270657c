import { expect, test } from '@jest/globals';
import type { Timing } from '../metrics/server-figures.ts';
import type { Watched } from '../run/watch.ts';
import { rampOf, rampStep } from './ramp.ts';

const stage = (name: string, count: number, mean: number, p99 = mean): Timing => ({
  ...{ name, count, mean, p50: mean, p95: p99, p99 },
});

interface Borne {
  readonly own: number;
  readonly client: number;
  readonly cpu?: number;
  readonly ok?: number;
  readonly exact?: number;
  readonly origin?: string;
}

/** Of a hundred planned turns. */
function step(
  rate: number,
  { own, client, cpu = 40, ok = 1, exact, origin = 'https://play.example' }: Borne,
) {
  const name = `${rate}/s`;
  const watched: Watched = {
    name,
    server: {
      ...{ seconds: 15, others: [], newLines: 0, turns: {} },
      stages: [
        stage('own', 100, own / 3, own),
        stage('direct', 90, 2),
        stage('speak', 100, 8.2),
        stage('commit', 100, 4),
      ],
      parts: [{ part: 'run', cpuPercent: cpu, rssMib: 100, rssGrowthMib: 0, loopPauseMs: 33 }],
    },
    machine: { cores: 2, busyPercent: 95, cpuPercent: { run: cpu, postgres: 12, generator: 20 } },
  };
  const tag = `{phase:${name}}`;
  const trend = { count: 100, mean: client, p50: client, p95: client, p99: client, max: client };
  const counts = { [`fabula_turns${tag}`]: 100 };
  const client_ = {
    trends: { [`fabula_turn_ms${tag}`]: trend },
    counts,
    rates: { [`fabula_turn_ok${tag}`]: ok },
  };
  const spread = { count: 100, mean: 1, p50: 1, p95: 1, p99: exact ?? 0, max: 1 };
  const exactly = exact === undefined ? [] : [{ phase: name, own: spread, untold: 0 }];
  return rampStep({ name, rate, seconds: 100 / rate }, watched, {
    client: { ...client_, thresholds: [] },
    own: exactly,
    origin,
  });
}

test('own time of players is their wait less what hearing, directing and speaking took', () => {
  const { clientOwnP99, ownP99, parts, isHeld, generatorPercent } = step(10, { own: 60, client: 70 });
  expect(clientOwnP99).toBeCloseTo(70 - 10);
  expect(ownP99).toBe(60);
  // Stores that tell no metrics are seen from outside.
  expect(parts).toEqual([
    ['run', 40],
    ['postgres', 12],
  ]);
  expect({ isHeld, generatorPercent }).toEqual({ isHeld: true, generatorPercent: 20 });
});

test('a ramp ends with the highest rate that was held, and says what was full beyond it', () => {
  const steps = [
    step(4, { own: 30, client: 50 }),
    step(5, { own: 30, client: 120 }),
    step(6, { own: 60, client: 90 }),
    step(8, { own: 140, client: 400, cpu: 97, ok: 0.9 }),
  ];
  const { held, why } = rampOf(steps);
  expect(held).toBe(6);
  expect(why).toBe(
    'at 8/s own time at the engines has a p99 of 140 ms, own time seen by players one of 390 ms, 10 % of the turns were lost; ' +
      "full: run (97 % of a core); the machine's processors were 95 % busy; the longest pause of an event loop was 33 ms, in run; " +
      'the generator took 20 % of a core',
  );
});

test('own time turn by turn counts where it is known, and its bounds do not', () => {
  expect(step(4, { own: 10, client: 400, exact: 99 }).isHeld).toBe(true);
  expect(step(4, { own: 10, client: 20, exact: 101 }).isHeld).toBe(false);
});

test('what other programs of this machine took is no end of the site', () => {
  const { why } = rampOf([step(4, { own: 140, client: 150, origin: 'http://localhost:8080' })]);
  // 95 % of two cores, less 40, 12 and 20 % of one.
  expect(why).toContain('other programs had 59 % of them');
});

test('a turn that had no output is lost, whether it failed or was never sent', () => {
  const { isHeld, lost } = step(4, { own: 10, client: 20, ok: 0.95 });
  expect({ isHeld, lost }).toEqual({ isHeld: false, lost: expect.closeTo(0.05) });
});

test('one that was never full says so', () => {
  expect(rampOf([step(4, { own: 10, client: 20 })])).toMatchObject({
    held: 4,
    why: expect.stringContaining('higher RATE'),
  });
  expect(rampOf([]).held).toBe(0);
});
