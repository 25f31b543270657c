import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A folder that is made once on a machine and copied from then on: what a database or a whole site begins with. It appears
 * whole or not at all; of two that make it at once, the second throws its own away.
 *
 * @param path where it stands; answered once it is there
 * @param make fills a new folder beside it, which is empty
 * @param uid whose it is; what somebody else has put there is refused
 */
export async function templateFolder(
  path: string,
  make: (folder: string) => Promise<void> | void,
  uid = process.getuid?.(),
): Promise<string> {
  if (!existsSync(path)) await makeTemplate(path, make);
  const owner = statSync(path).uid;
  if (uid !== undefined && owner !== uid)
    throw new Error(`${path} belongs to user ${owner}, not to ${uid}: remove it, and it is made anew`);
  return path;
}

async function makeTemplate(path: string, make: (folder: string) => Promise<void> | void): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const folder = mkdtempSync(`${path}.new-`);
  try {
    await make(folder);
    renameSync(folder, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies what is in a folder into another one, which is made where there is none, with owners and rights; a third of the time that Node takes. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
