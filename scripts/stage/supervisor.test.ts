import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { until } from '../proof/until.ts';
import { isRunning, markOf, type ProcessMark, stopProcess } from './managed-process.ts';
import { Supervisor } from './supervisor.ts';

const BACK_OFF = { first: 20, longest: 80, settled: 60_000, look: 10 };

async function startOne(): Promise<ProcessMark> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  return markOf('one', child.pid ?? 0);
}

test('what is killed runs again, after pauses that grow; nothing does once it is stopped', async () => {
  const marks = [await startOne()];
  const said: string[] = [];
  const supervisor = new Supervisor((text) => said.push(text), BACK_OFF);
  const again = async () => {
    if (marks.length === 3) {
      marks.push({ name: 'one', pid: 0, startedAt: '' });
      throw new Error('no port');
    }
    const mark = await startOne();
    marks.push(mark);
    return mark;
  };
  const keeping = supervisor.keep(marks.map((mark) => ({ name: 'one', mark, again })));
  for (let n = 1; n <= 4; n += 1) {
    const { pid } = marks.at(-1) ?? { pid: 0 };
    if (pid > 0) process.kill(pid, 'SIGKILL');
    await until(() => (marks.length > n ? true : undefined), 5);
  }
  await until(() => (said.at(-1) === 'one runs again' ? true : undefined), 5);
  expect(said).toEqual([
    ...[0.02, 0.04].flatMap((pause) => [`one has ended: it starts again in ${pause} s`, 'one runs again']),
    'one has ended: it starts again in 0.08 s',
    'one did not start: no port',
    'one has ended: it starts again in 0.08 s',
    'one runs again',
  ]);
  await supervisor.stop();
  const last = marks.at(-1);
  if (last) await stopProcess(last);
  await keeping;
  expect(marks.some(isRunning)).toBe(false);
  expect(marks).toHaveLength(5);
});
