import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPglite } from '../pglite.ts';

/**
 * A new folder for `startPglite`, removed by whoever asked for it. It begins as a copy of an empty database that is made
 * once on a machine: making one anew takes eight seconds of processor time, opening a copy one and a half.
 */
export async function freshPgliteFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-pglite-'));
  await copyEmptyPglite(folder);
  return folder;
}

/** Makes a folder for `startPglite` that is empty, or not there yet, begin as such a copy. */
export async function copyEmptyPglite(folder: string): Promise<void> {
  const template = join(tmpdir(), `fabula-pglite-empty-${pgliteVersion()}`);
  if (!existsSync(template)) await makeTemplate(template);
  cpSync(template, join(folder, 'data'), { recursive: true });
}

/** Appears whole or not at all; of two that make one at once, the second throws its own away. */
async function makeTemplate(template: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-pglite-'));
  try {
    await (await startPglite(folder)).close();
    renameSync(join(folder, 'data'), template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
