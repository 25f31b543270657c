import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../stage/root.ts';

let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'fabula-breaking-'));
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { stdio: 'ignore' });
  git('clone', '--quiet', '--shared', '--no-checkout', ROOT, '.');
  git('checkout', 'HEAD', '--', 'proto', 'scripts/lint', 'scripts/codegen', 'package.json');
  cpSync(join(ROOT, 'proto/vendor'), join(clone, 'proto/vendor'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
});

afterAll(() => rmSync(clone, { recursive: true, force: true }));

function compare(): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(join(clone, 'scripts/lint/breaking.sh'), { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('the protos are those of the last release and what was added to them; a field that went away is named', () => {
  expect(compare()).toEqual({ status: 0, said: expect.stringContaining('compatible with the release of') });

  const view = join(clone, 'proto/fabula/run/v1/view.proto');
  writeFileSync(view, readFileSync(view, 'utf8').replace(/^ {2}string moment_name = \d+.*;\n/m, ''));
  expect(compare()).toEqual({ status: 100, said: expect.stringContaining('with name "moment_name"') });
});
