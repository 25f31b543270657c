import { expect, test } from '@jest/globals';
import { samplesIn } from './exposition.ts';
import { serverFigures } from './server-figures.ts';

const page = (own: number, cpu: number, rss: number, lag = 0.08) =>
  samplesIn(
    [
      `fabula_turn_stage_seconds_bucket{le="0.01",stage="own",part="moment-engine"} ${own}`,
      `fabula_turn_stage_seconds_bucket{le="+Inf",stage="own",part="moment-engine"} ${own}`,
      `fabula_turn_stage_seconds_sum{stage="own",part="moment-engine"} ${own * 0.005}`,
      `fabula_turn_stage_seconds_count{stage="own",part="moment-engine"} ${own}`,
      `fabula_turns_total{outcome="committed",moment_type="dialogue",part="moment-engine"} ${own}`,
      `fabula_turns_total{outcome="failed",moment_type="dialogue",part="moment-engine"} 0`,
      `fabula_speech_engine_seconds_count{engine="flite",role="voice",part="moment-engine"} ${own}`,
      `process_cpu_seconds_total{part="moment-engine"} ${cpu}`,
      `process_resident_memory_bytes{part="moment-engine"} ${rss * 2 ** 20}`,
      `nodejs_eventloop_lag_max_seconds{part="moment-engine"} ${lag}`,
    ].join('\n'),
  );

test('two processes of one part are added up, and told apart', () => {
  const before = {
    atMs: 0,
    pages: new Map([
      ['a', page(10, 1, 100)],
      ['b', page(0, 1, 100)],
    ]),
  };
  const after = {
    atMs: 10_000,
    pages: new Map([
      ['a', page(40, 6, 120)],
      ['b', page(20, 2, 90)],
    ]),
  };
  const { stages, parts, turns, newLines, seconds } = serverFigures(before, after);
  expect(seconds).toBe(10);
  expect(stages.map(({ name, count, mean }) => [name, count, Math.round(mean)])).toEqual([['own', 50, 5]]);
  expect(turns).toEqual({ committed: 50 });
  expect(newLines).toBe(50);
  expect(parts).toEqual([
    { part: 'a', cpuPercent: 50, rssMib: 120, rssGrowthMib: 20, loopPauseMs: expect.closeTo(30) },
    { part: 'b', cpuPercent: 10, rssMib: 90, rssGrowthMib: -10, loopPauseMs: expect.closeTo(30) },
  ]);
});

test('the longest pause is that of all looks, of which each begins anew', () => {
  const [before, between, after] = [0.9, 0.25, 0.06].map((lag, n) => ({
    atMs: n * 1_000,
    pages: new Map([['a', page(0, 1, 100, lag)]]),
  }));
  if (!before || !between || !after) throw new Error('three looks');
  expect(serverFigures(before, after, [between, after]).parts).toMatchObject([
    { loopPauseMs: expect.closeTo(200) },
  ]);
});

test('a part that did not answer at first is in no figure', () => {
  const after = { atMs: 1_000, pages: new Map([['a', page(40, 6, 120)]]) };
  expect(serverFigures({ atMs: 0, pages: new Map() }, after)).toMatchObject({
    stages: [],
    parts: [],
    turns: {},
  });
});
