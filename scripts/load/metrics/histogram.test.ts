import { createMetrics, turnStages } from '@fabula/kit/metrics';
import { expect, test } from '@jest/globals';
import { samplesIn } from './exposition.ts';
import { histogramsBetween, meanOf, quantileOf } from './histogram.ts';

test('what a part told of itself twice is the stages of the turns between', async () => {
  const metrics = createMetrics('moment-engine');
  const stages = turnStages(metrics);
  stages.observe({ stage: 'own', language: 'fr' }, 9);
  const before = samplesIn(await metrics.text());
  for (let n = 0; n < 98; n += 1) stages.observe({ stage: 'own', language: n % 2 ? 'fr' : 'en' }, 0.015);
  stages.observe({ stage: 'own', language: 'en' }, 0.1);
  stages.observe({ stage: 'own', language: 'en' }, 0.1);
  stages.observe({ stage: 'commit' }, 0.004);
  const after = samplesIn(await metrics.text());
  const found = histogramsBetween([before, after], 'fabula_turn_stage_seconds', ({ stage = '' }) => stage);
  const own = found.get('own');
  if (!own) throw new Error('there is an own time');
  expect(own.count).toBe(100);
  expect(meanOf(own)).toBeCloseTo((98 * 0.015 + 0.2) / 100, 6);
  // Between 10 and 20 ms; the 99th of the hundred is halfway into the bucket of 80 to 160.
  expect(quantileOf(own, 0.5)).toBeCloseTo(0.01 + 0.01 * (50 / 98), 6);
  expect(quantileOf(own, 0.99)).toBeCloseTo(0.12, 6);
  expect(found.get('commit')?.count).toBe(1);
});

test('a process that began anew counts from zero', () => {
  const page = (count: number) =>
    samplesIn(
      `x_bucket{le="1",part="a"} ${count}\nx_bucket{le="+Inf",part="a"} ${count}\nx_sum{part="a"} ${count}\nx_count{part="a"} ${count}`,
    );
  const x = histogramsBetween([page(40), page(3)], 'x', () => '').get('');
  expect(x?.count).toBe(3);
});

test('beyond the last edge there is no more to know, and of none nothing', () => {
  const endless = {
    buckets: [
      [1, 0],
      [Number.POSITIVE_INFINITY, 5],
    ] as const,
    count: 5,
    sum: 50,
  };
  expect(quantileOf(endless, 0.99)).toBe(1);
  expect(quantileOf({ buckets: [], count: 0, sum: 0 }, 0.99)).toBeNaN();
});

test('labels may hold what looks like the end of them', () => {
  expect(samplesIn('a{b="x} 1",c="\\""} 2.5e-3 123\n# HELP a\n\nb +Inf')).toEqual([
    { name: 'a', labels: { b: 'x} 1', c: '\\"' }, value: 0.0025 },
    { name: 'b', labels: {}, value: Number.POSITIVE_INFINITY },
  ]);
});
