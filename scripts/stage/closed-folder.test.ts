import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { closedFolder } from './closed-folder.ts';

test('names the first folder on the way that other users may not enter', () => {
  const home = mkdtempSync(join(tmpdir(), 'fabula-closed-'));
  const inner = join(home, 'fabula/.local');
  mkdirSync(inner, { recursive: true });
  expect(closedFolder(inner)).toBe(home);
  chmodSync(home, 0o755);
  expect(closedFolder(inner)).toBeUndefined();
  chmodSync(inner, 0o700);
  expect(closedFolder(inner)).toBe(inner);
  rmSync(home, { recursive: true });
});
