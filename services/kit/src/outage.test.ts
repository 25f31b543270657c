import { expect, jest, test } from '@jest/globals';
import { Outage } from './outage.ts';
import { collectedLog } from './testing/log.ts';

test('a fault that lasts is told when it begins, every five minutes, and when it is over', () => {
  const { log, lines } = collectedLog();
  let now = 0;
  const outage = new Outage(log, { lost: 'gone', back: 'back' }, () => now);
  const told = () => lines().map(({ level, msg, n }) => [level, msg, n]);
  outage.over();
  for (const n of [1, 2, 3]) outage.failed({ n });
  expect(told()).toEqual([['warn', 'gone', 1]]);
  now = 5 * 60_000;
  for (const n of [4, 5]) outage.failed({ n });
  outage.over();
  outage.over();
  outage.failed({ n: 6 });
  expect(told()).toEqual([
    ['warn', 'gone', 1],
    ['warn', 'gone', 4],
    ['info', 'back', undefined],
    ['warn', 'gone', 6],
  ]);
});

test('a fault is told again though the clock was set back meanwhile', () => {
  jest.useFakeTimers({ now: 86_400_000 });
  const { log, lines } = collectedLog();
  const outage = new Outage(log, { lost: 'gone', back: 'back' });
  outage.failed({});
  jest.advanceTimersByTime(5 * 60_000);
  jest.setSystemTime(0);
  outage.failed({});
  jest.useRealTimers();
  expect(lines().map(({ msg }) => msg)).toEqual(['gone', 'gone']);
});
