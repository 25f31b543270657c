import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../stage/root.ts';
import { packFolder, unpackFolder } from './archive.ts';
import { fileOf } from './kept.ts';

/** What a gateway is made of, compiled; what others have written it finds in this checkout. */
const GATEWAY = ['gateway', 'services/kit', 'proto'];

/** Packs today's built page and compiled gateway. */
export async function keepCode(release: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-code-'));
  try {
    // Voice activity is 4.6 MB of other people's, and compressed files are made of the others.
    const isOurs = (path: string) => !/\/(vad|[^/]+\.(gz|br))$/.test(path);
    cpSync(join(ROOT, 'web/dist'), join(folder, 'page'), { recursive: true, filter: isOurs });
    for (const part of GATEWAY)
      for (const name of ['dist', 'package.json'])
        cpSync(join(ROOT, part, name), join(folder, part, name), { recursive: true });
    await packFolder(folder, fileOf(release, 'code'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An earlier release's code, laid out. */
export interface EarlierCode {
  /** The folder of its page, as FABULA_WEB wants it. */
  readonly page: string;
  /** The program of its gateway. */
  readonly gateway: string;
}

/** Lays it out below this checkout, where its gateway finds the packages that it imports. */
export async function layOutCode(release: string): Promise<EarlierCode> {
  const folder = join(ROOT, '.local/earlier', release);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    await unpackFolder(fileOf(release, 'code'), fresh);
    link(fresh);
    renameSync(fresh, folder);
  }
  return { page: join(folder, 'page'), gateway: join(folder, 'gateway/dist/main.js') };
}

/** Its own workspaces by their names. */
function link(folder: string): void {
  const scope = join(folder, 'node_modules/@fabula');
  mkdirSync(scope, { recursive: true });
  for (const part of GATEWAY) symlinkSync(join('../..', part), join(scope, part.split('/').at(-1) ?? part));
}
