// Keeps what this code's players leave behind, and its page and gateway, so that later code is proven to live with them.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SAME_DICE } from '../proof/stage-env.ts';
import { tempFolder } from '../proof/temp-folder.ts';
import { startDistributed } from '../stage/distributed.ts';
import { startEmbedded } from '../stage/embedded.ts';
import { ROOT } from '../stage/root.ts';
import { packFile, packFolder } from './archive.ts';
import { keepCode } from './code.ts';
import { type Deployment, fileOf, type KeptPlayer, playersOf } from './kept.ts';
import { playToKeep } from './play.ts';
import { dump } from './postgres-dump.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** The data folder of one process, stopped, without what it can make again. */
async function keepEmbedded(file: string): Promise<KeptPlayer[]> {
  const folder = tempFolder('keep');
  const stage = await startEmbedded({ folder: folder.path, env: SAME_DICE });
  const players = await playToKeep(stage.origin);
  await stage.stop();
  const data = join(folder.path, 'data');
  for (const made of ['cache', 'sockets']) rmSync(join(data, made), { recursive: true, force: true });
  await packFolder(data, file);
  folder.remove();
  return players;
}

async function keepDistributed(file: string): Promise<KeptPlayer[]> {
  const folder = tempFolder('keep');
  const stage = await startDistributed({ folder: folder.path, env: SAME_DICE });
  const players = await playToKeep(stage.origin);
  await packFile(dump(stage.stores.postgres.url), file);
  await stage.stop();
  folder.remove();
  return players;
}

async function keep(way: Deployment, make: (file: string) => Promise<KeptPlayer[]>): Promise<void> {
  const file = fileOf(version, way);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(playersOf(version, way), `${JSON.stringify(await make(file), null, 2)}\n`);
  process.stdout.write(`${way}: kept as ${version}\n`);
}

await keep('embedded', keepEmbedded);
await keep('distributed', keepDistributed);
await keepCode(version);
