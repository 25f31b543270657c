import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A socket's path has 108 bytes on Linux and 104 on macOS (sun_path, unix(7)); the longest name of ours has 20.
const LONGEST_FOLDER = 80;

/** A folder for the parts' sockets that only its owner can enter: below the data, or, where that is too long, a short one. */
export function socketFolder(dataFolder: string): string {
  const below = join(dataFolder, 'sockets');
  const folder = Buffer.byteLength(below) <= LONGEST_FOLDER ? below : shortFolder(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  if (process.getuid && uid !== process.getuid()) throw new Error(`${folder} belongs to somebody else`);
  chmodSync(folder, 0o700);
  return folder;
}

function shortFolder(dataFolder: string): string {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  return join(tmpdir(), `fabula-${name}`);
}
