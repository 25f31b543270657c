import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ConfigError } from './config.ts';
import { keyFilesIn, loadKeys, writeKeys } from './tokens.ts';

test.each(['run/private.pem', 'public/media.pem'])(
  'a broken %s is named before anything starts, and not shown',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'fabula-keys-'));
    writeKeys(folder);
    const path = join(folder, name);
    writeFileSync(path, '-----BEGIN half of a secret');
    const message = messageOf(() => loadKeys(keyFilesIn(folder, 'run')));
    expect(message).toContain(`${path} is broken`);
    expect(message).not.toContain('secret');
    rmSync(path);
    expect(messageOf(() => loadKeys(keyFilesIn(folder, 'run')))).toContain(`${path} cannot be read (ENOENT)`);
    rmSync(folder, { recursive: true });
  },
);

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}
