import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '@fabula/kit/config';

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'it lies on a file system that is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
};

const MIB = 2 ** 20;
/** An empty database has 40 MiB, with the stories and some runs it is 80. */
const NEW_DATABASE_MIB = 150;
/** The database writes its log in files of 16 MiB, and does not open where there is no room for one. */
const DATABASE_MIB = 20;

/** Throws ConfigError, before anything is started, where nothing can be kept in the folder. */
export function checkDataFolder(folder: string): void {
  checkWritable(folder);
  const { bavail, bsize } = statfsSync(folder);
  checkRoom(folder, {
    freeMib: Math.floor((bavail * bsize) / MIB),
    isNew: !existsSync(join(folder, 'database/data')),
  });
}

/** Throws ConfigError where the database would find no room: it says so by a number only. */
export function checkRoom(folder: string, { freeMib, isNew }: { freeMib: number; isNew: boolean }): void {
  const needed = isNew ? NEW_DATABASE_MIB : DATABASE_MIB;
  if (freeMib >= needed) return;
  throw new ConfigError([
    `FABULA_DATA: too little room in ${folder}: ${freeMib} MiB are free, ${needed} are needed. Make room, or set FABULA_DATA to another folder.`,
  ]);
}

function checkWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const code = codeOf(error) === 'ENOENT' ? codeOfMaking(folder) : codeOf(error);
    const reason = REASONS[code] ?? code;
    throw new ConfigError([`FABULA_DATA: nothing can be kept in ${folder}: ${reason}.`]);
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** Node says ENOENT of a whole path on a file system that is read-only; of the first folder that is missing it says why. */
function codeOfMaking(folder: string): string {
  const parent = dirname(folder);
  if (!existsSync(parent)) return codeOfMaking(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    return codeOf(error);
  }
  return 'ENOENT';
}
