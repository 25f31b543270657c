import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';

const run = promisify(execFile);

/** Debian's package `prometheus` brings it. Rejects with what it complains of. */
export const promtool = (...args: string[]) => run('promtool', args);

/** Shows it a file of rules, or of tests, that is made for the occasion. */
export async function promtoolOn(verb: 'check' | 'test', content: unknown): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-promtool-'));
  try {
    const file = join(folder, 'rules.yaml');
    writeFileSync(file, stringify(content, { aliasDuplicateObjects: false }));
    await promtool(verb, 'rules', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
