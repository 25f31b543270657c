import { expect, test } from '@jest/globals';
import { clientFigures, shownParts } from './client-figures.ts';

const SUMMARY = {
  metrics: {
    fabula_turn_ms: {
      ...{ type: 'trend', contains: 'time' },
      values: { count: 4, avg: 10, min: 1, med: 8, 'p(95)': 19, 'p(99)': 20, max: 21 },
      thresholds: { 'p(99)<15': { ok: false }, 'max>=0': { ok: true } },
    },
    dropped_iterations: { type: 'counter', contains: 'default', values: { count: 3, rate: 0.1 } },
    // As k6 has what nothing was added to.
    fabula_view_ms: {
      ...{ type: 'trend', contains: 'time', values: { count: 0, avg: 0, min: 0, med: 0, max: 0 } },
      thresholds: { 'p(99)<15': { ok: true } },
    },
    fabula_request_ok: { type: 'rate', values: { rate: 0, passes: 0, fails: 0 } },
    fabula_turn_ok: { type: 'rate', contains: 'default', values: { rate: 0.75, passes: 3, fails: 1 } },
  },
};

test('what k6 writes is read by its kind; rules that only show something are none', () => {
  expect(clientFigures(SUMMARY)).toEqual({
    trends: { fabula_turn_ms: { count: 4, mean: 10, p50: 8, p95: 19, p99: 20, max: 21 } },
    counts: { dropped_iterations: 3 },
    rates: { fabula_turn_ok: 0.75 },
    thresholds: [{ measure: 'fabula_turn_ms', rule: 'p(99)<15', isKept: false }],
  });
});

test('of what was never measured no rule was kept, but for that there be none', () => {
  const { thresholds } = clientFigures(SUMMARY, {
    fabula_view_ms: ['p(99)<15'],
    fabula_back_ms: ['p(99)<1'],
    fabula_sockets_lost: ['count==0'],
  });
  expect(thresholds.slice(1)).toEqual([
    { measure: 'fabula_view_ms', rule: 'p(99)<15', isKept: false },
    { measure: 'fabula_back_ms', rule: 'p(99)<1', isKept: false },
    { measure: 'fabula_sockets_lost', rule: 'count==0', isKept: true },
  ]);
});

test('each phase is told apart', () => {
  expect(shownParts(['peak'])).toMatchObject({
    'fabula_turn_ms{phase:peak}': ['max>=0'],
    'fabula_missed_schedule{phase:peak}': ['count>=0'],
    'fabula_turn_ms{way:streamed}': ['max>=0'],
  });
});
