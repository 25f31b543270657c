import { expect, test } from '@jest/globals';
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
