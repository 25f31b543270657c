import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPglite } from '../pglite.ts';
import { copyFolder, templateFolder } from './template-folder.ts';

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
  const path = join(tmpdir(), `fabula-empty-pglite-${pgliteVersion()}`);
  const template = await templateFolder(path, async (made) => {
    await (await startPglite(made)).close();
  });
  copyFolder(join(template, 'data'), join(folder, 'data'));
}
function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
