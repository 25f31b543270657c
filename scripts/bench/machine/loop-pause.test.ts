import { expect, test } from '@jest/globals';
import { pauseIn } from './loop-pause.ts';

test('finds the longest pause among the metrics, less the timer that sampled it', () => {
  const text = [
    '# TYPE nodejs_eventloop_lag_max_seconds gauge',
    'nodejs_eventloop_lag_min_seconds{part="run"} 0.049',
    'nodejs_eventloop_lag_max_seconds{part="run"} 0.075',
  ].join('\n');
  expect(pauseIn(text)).toBeCloseTo(25);
  expect(pauseIn('nodejs_eventloop_lag_max_seconds 0.0504')).toBeCloseTo(0.4);
  expect(pauseIn('nodejs_eventloop_lag_max_seconds{part="a"} 0.001')).toBe(0);
  expect(pauseIn('other 1')).toBeUndefined();
});
