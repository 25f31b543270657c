import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const RUN = fileURLToPath(new URL('../run.sh', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'fabula-run-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What it would start, by another program in the place of node. */
const started = (script: string) =>
  execFileSync(script, { env: { ...process.env, NODE: 'echo' }, encoding: 'utf8' }).trim();

test('the process is found from a folder with a space in its name, and by way of a link', () => {
  const there = join(folder, 'a checkout');
  mkdirSync(there);
  cpSync(RUN, join(there, 'run.sh'));
  symlinkSync(join(there, 'run.sh'), join(folder, 'fabula'));
  const main = join(there, 'dist/main.js');
  expect(started(join(there, 'run.sh'))).toBe(main);
  expect(started(join(folder, 'fabula'))).toBe(main);
});
