import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyEmptyPglite } from '@fabula/kit/testing/pglite-folder';
import { copyFolder, templateFolder } from '@fabula/kit/testing/template-folder';
import { ROOT } from './root.ts';

/** What a first start makes, whoever starts: the schemas, the stories and their media. Keys and caches are each site's own. */
const KEPT = ['database', 'media'];

const FOLDER = join(ROOT, '.local/started');

/**
 * Makes a data folder that is empty begin as one in which all of Fabula was started once with its own stories. The
 * first start imports them, which takes seconds of processor time; here it is taken once for each build.
 *
 * @param start starts and stops the program on a data folder
 */
export async function copyStartedData(data: string, start: (data: string) => Promise<void>): Promise<void> {
  const path = join(FOLDER, fingerprint());
  const template = await templateFolder(path, async (folder) => {
    removeOthersThan(path);
    await makeTemplate(folder, start);
  });
  for (const name of KEPT) copyFolder(join(template, name), join(data, name));
}

/** Of what other builds have made nothing is kept. */
function removeOthersThan(path: string): void {
  for (const name of readdirSync(FOLDER)) {
    if (!name.startsWith(basename(path))) rmSync(join(FOLDER, name), { recursive: true, force: true });
  }
}

async function makeTemplate(folder: string, start: (data: string) => Promise<void>): Promise<void> {
  await copyEmptyPglite(join(folder, 'database'));
  await start(folder);
  for (const name of readdirSync(folder)) {
    if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true });
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
