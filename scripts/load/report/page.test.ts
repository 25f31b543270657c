import { expect, test } from '@jest/globals';
import { page } from './page.ts';
import { generatorOf, type Report, warningsOf } from './report.ts';

const client = {
  trends: {
    fabula_turn_ms: { count: 4, mean: 10.25, p50: 8, p95: 19, p99: 20, max: 21 },
    http_req_duration: { count: 9, mean: 1, p50: 1, p95: 1, p99: 1, max: 1 },
  },
  counts: { dropped_iterations: 3, fabula_missed_schedule: 2, 'fabula_refused{what:requests}': 7 },
  rates: { fabula_turn_ok: 0.5 },
  thresholds: [{ measure: 'fabula_turn_ok', rule: 'rate>0.99', isKept: false }],
};
const whole = {
  name: 'whole',
  server: {
    ...{ seconds: 60, others: [], newLines: 5, turns: { committed: 4 } },
    stages: [{ name: 'own', count: 4, mean: 3, p50: 3, p95: 4, p99: 4 }],
    parts: [{ part: 'fabula', cpuPercent: 41.5, rssMib: 300, rssGrowthMib: 12, loopPauseMs: 30 }],
  },
  machine: { cores: 2, busyPercent: 60, cpuPercent: { generator: 70, fabula: 41 } },
};
const generator = generatorOf(client, whole, 'http://localhost:8080');
const report: Report = {
  ...{
    scenario: 'text',
    what: 'people <who> type',
    at: '2026-01-02T03:04:05Z',
    origin: 'http://localhost:8080',
  },
  load: { players: 4, rate: 0, seconds: 60, phases: [] },
  machine: { cores: 2, processor: 'p', memoryGib: 8, system: 's', node: 'v20', loadAverage: [0.1, 0, 0] },
  ...{
    generator,
    client,
    own: [],
    whole,
    phases: [],
    ramp: undefined,
    away: { run: 'no answer' },
    isKept: false,
  },
  warnings: warningsOf(client, generator, { cores: 2, hasMetrics: true, hasTurns: true }),
};

test('a page shows players’ times beside the site’s stages, what the generator took, and what was crossed', () => {
  const html = page(report);
  expect(html).toContain('<tr><td>turn<td class="n">4<td class="n">10.3');
  expect(html).toContain('<tr><td>own<td class="n">4<td class="n">3');
  expect(html).toContain('<tr><td>processor, % of a core<td class="n">70');
  expect(html).toContain('<tr><td>at the site: lines that voices made<td class="n">5');
  // 41.5 % of a minute, by four turns.
  expect(html).toContain('<tr><td>fabula<td class="n">41.5<td class="n">6225<td class="n">300');
  expect(html).toContain('<tr><td>turns that went out late<td class="n">2');
  expect(html).toContain('<tr><td>visits that nobody was free for<td class="n">3');
  expect(html).toContain('<td>rate&#62;0.99<td class="bad">CROSSED');
  expect(html).toContain('people &#60;who&#62; type');
  expect(html).toContain('Metrics of run did not answer: no answer');
  expect(html).not.toContain('http_req_duration');
});

test('what spoils the figures is said: limits of the site, a generator that is too large, metrics that nobody told', () => {
  expect(report.warnings.join('\n')).toMatch(/refused 7 requests .*FABULA_REQUESTS_PER_MINUTE/);
  // 60 % of both cores less 70 and 41.5 % of one.
  expect(generator.othersPercent).toBeCloseTo(60 - 111.5 / 2);
  expect(generatorOf(client, whole, 'https://play.example').othersPercent).toBeNaN();
  expect(report.warnings.join('\n')).toContain('The generator took 70 % of a core of 2');
  expect(
    warningsOf(
      { ...client, counts: {} },
      { ...generator, cpuPercent: 5 },
      { cores: 2, hasMetrics: false, hasTurns: true },
    ),
  ).toEqual([expect.stringContaining('FABULA_METRICS_PORT=9464')]);
});
