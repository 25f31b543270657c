import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { copyEmptyPglite } from '@fabula/kit/testing/pglite-folder';
import { ROOT } from './root.ts';

/** What a first start makes, whoever starts: the schemas, the stories and their media. Keys and caches are each site's own. */
const KEPT = ['database', 'media'];

const FOLDER = join(ROOT, '.local/started');
const UNDER_WAY = 'new-';

/**
 * Makes a data folder that is empty begin as one in which all of Fabula was started once with its own stories. The
 * first start imports them, which takes seconds of processor time; here it is taken once for each build.
 *
 * @param start starts and stops the program on a data folder
 */
export async function copyStartedData(data: string, start: (data: string) => Promise<void>): Promise<void> {
  const template = join(FOLDER, fingerprint());
  if (!existsSync(template)) await makeTemplate(template, start);
  for (const name of KEPT) cpSync(join(template, name), join(data, name), { recursive: true });
}

/** Appears whole or not at all; of two that make one at once, the second throws its own away. */
async function makeTemplate(template: string, start: (data: string) => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    if (!name.startsWith(UNDER_WAY) && name !== basename(template))
      rmSync(join(FOLDER, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(FOLDER, UNDER_WAY));
  try {
    await copyEmptyPglite(join(folder, 'database'));
    await start(folder);
    for (const name of readdirSync(folder)) {
      if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true });
    }
    renameSync(folder, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the built program and its stories, so that nothing is copied that another program has made. */
function fingerprint(): string {
  const services = readdirSync(join(ROOT, 'services')).map((name) => join('services', name, 'dist'));
  const hash = createHash('sha256');
  for (const folder of [...services, 'gateway/dist', 'proto/dist', 'services/catalogue/stories']) {
    const root = join(ROOT, folder);
    if (!existsSync(root)) continue;
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(root, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 32);
}
