import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';

const { TMPDIR: _, ...ENV } = process.env;
const MEMORY = '/dev/shm';
/** Where there is none, as on a Mac, files stay where they are. */
const hasMemory = existsSync(MEMORY);

function inMemory(script: string, env: NodeJS.ProcessEnv = ENV) {
  const args = ['sh', '-c', script];
  const { status, stdout } = spawnSync(join(ROOT, 'scripts/jest/in-memory.sh'), args, {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout.trim() };
}

test('what a command writes goes with it, and its end is told as it was', () => {
  const { status, said } = inMemory('echo "$TMPDIR"; test -z "$TMPDIR" || touch "$TMPDIR/a"; exit 3');
  expect(status).toBe(3);
  expect(said.startsWith(`${MEMORY}/fabula-tests-`) || said === '').toBe(true);
  expect(said !== '' && existsSync(said)).toBe(false);
});

test('a place that somebody has chosen is kept', () => {
  expect(inMemory('echo "$TMPDIR"', { ...ENV, TMPDIR: '/somewhere' })).toEqual({
    status: 0,
    said: '/somewhere',
  });
});

(hasMemory ? test : test.skip)(
  'what a killed run has left is taken away, and what another one has is not',
  () => {
    // No process has such an id.
    const [left, used] = [`fabula-tests-${2 ** 30}-a`, `fabula-tests-${process.pid}-a`];
    mkdirSync(join(MEMORY, left), { recursive: true });
    mkdirSync(join(MEMORY, used), { recursive: true });
    inMemory('true');
    const there = readdirSync(MEMORY);
    rmSync(join(MEMORY, used), { recursive: true });
    expect([there.includes(left), there.includes(used)]).toEqual([false, true]);
  },
);
