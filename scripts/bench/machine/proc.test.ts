import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { timesIn, usedBy } from './proc.ts';

test('a process may be called anything', () => {
  const stat =
    '4242 (odd) name (x)) S 17 4242 4242 0 -1 4194560 1 2 3 4 150 50 7 3 20 0 11 0 123456 1000000 500 1';
  expect(timesIn(stat)).toEqual({ pid: 4242, parent: 17, cpuMs: 2_100 });
});

test('what a process has started counts as its own', async () => {
  const [alone] = usedBy([process.pid]);
  const child = spawn(
    'sh',
    ['-c', 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; echo done; read end'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  await once(child.stdout, 'data');
  const [both, own] = usedBy([process.pid, child.pid ?? 0]);
  child.stdin.end();
  await once(child, 'exit');
  expect(own?.cpuMs).toBeGreaterThan(0);
  expect(both?.cpuMs).toBeGreaterThanOrEqual((alone?.cpuMs ?? 0) + (own?.cpuMs ?? 0));
  expect(both?.rssBytes).toBeGreaterThan(own?.rssBytes ?? 0);
});

test('who has ended uses nothing', () => {
  expect(usedBy([2 ** 30])).toEqual([{ cpuMs: 0, rssBytes: 0 }]);
});
