import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let path: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fabula-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const holder = () => JSON.parse(readFileSync(path, 'utf8')) as { pid: number; started: string };
/** The start of a process in ticks, as /proc tells it. */
const startOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
};

test('is held until it is given back, and then leaves nothing', async () => {
  const release = await lockFolder(path);
  expect(holder().pid).toBe(process.pid);
  await expect(lockFolder(path)).rejects.toThrow(`${folder} is in use by process ${process.pid}`);
  release();
  expect(existsSync(path)).toBe(false);
  (await lockFolder(path))();
});

test('names the other process that holds it', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  const pid = child.pid ?? 0;
  writeFileSync(path, JSON.stringify({ pid, started: startOf(pid) }));
  await expect(lockFolder(path)).rejects.toMatchObject({
    name: 'FolderInUse',
    message: expect.stringContaining(`process ${pid}`),
  });
});

test.each([
  ['of a process that is gone', () => ({ pid: 2 ** 22 + 1, started: '1' })],
  ['of our own process id in an earlier life', () => ({ pid: process.pid, started: '1' })],
  ['of a process id that another process has by now', () => ({ pid: process.ppid, started: '1' })],
])('a lock %s is taken over', async (_whose, content) => {
  writeFileSync(path, JSON.stringify(content()));
  const release = await lockFolder(path);
  expect(holder()).toEqual({ pid: process.pid, started: startOf(process.pid) });
  release();
});

test('a lock that was written half, or whose takeover was killed, is no obstacle', async () => {
  writeFileSync(path, '{"pi');
  const turn = `${path}.takeover`;
  writeFileSync(turn, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  (await lockFolder(path))();
});

test('of six processes that find a stale lock at once, one gets it', async () => {
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  const code = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
    lockFolder(${JSON.stringify(path)}).then(() => { console.log('mine'); setInterval(() => {}, 1000); }, (e) => console.log(e.name));`;
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const args = ['--import', 'tsx', '--input-type=module', '-e', code];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(child);
      return new Promise<string>((resolve) =>
        child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim())),
      );
    }),
  );
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'FolderInUse'), 'mine']);
});
