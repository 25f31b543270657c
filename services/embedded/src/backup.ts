// `make backup` and `make restore`: backup.js make|restore

import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { wallDate } from '@fabula/kit/clock';
import { pack } from './backup/archive.ts';
import { copyOf } from './backup/copy.ts';
import { restore } from './backup/restore.ts';
import { readBackupConfig } from './config.ts';

const { FABULA_DATA: data, TO, FROM } = readBackupConfig();
const say = (text: string) => process.stdout.write(`${text}\n`);

async function makeBackup(): Promise<void> {
  if (!existsSync(join(data, 'database')))
    throw new Error(`There is no data of Fabula in ${data}. FABULA_DATA names its folder.`);
  const file = TO ?? `fabula-${wallDate().toISOString().replace(/[:.]/g, '-')}.tar.gz`;
  const copy = await copyOf(data);
  try {
    await pack(copy, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  const { size } = await stat(file);
  say(
    `Everything in ${data} stands in ${file} (${(size / 1e6).toFixed(1)} MB). It holds keys and accounts: keep it as you keep them.`,
  );
}

async function restoreBackup(): Promise<void> {
  if (FROM === undefined) throw new Error('Say which backup: make restore FROM=<file>');
  if (!existsSync(FROM)) throw new Error(`There is no file ${FROM}.`);
  const { madeAt, movedTo } = await restore(FROM, data);
  say(
    `${data} is as it was at ${madeAt}.${movedTo === undefined ? '' : ` What was there lies in ${movedTo}.`}`,
  );
}

const asked = process.argv[2];
try {
  if (asked === 'make') await makeBackup();
  else if (asked === 'restore') await restoreBackup();
  else throw new Error('usage: backup.js make|restore');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
