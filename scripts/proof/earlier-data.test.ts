import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbeddedDatabase } from '@fabula/embedded/database';
import { describe, expect, test } from '@jest/globals';
import { unpackFolder } from '../earlier/archive.ts';
import { keptOf } from '../earlier/kept.ts';
import { beginAnother, playOn } from '../earlier/play-on.ts';
import { type Replayed, replayRuns } from '../replay/replay.ts';
import { startEmbedded } from '../stage/embedded.ts';
import { ROOT } from '../stage/root.ts';
import { SAME_DICE } from './stage-env.ts';
import { tempFolder } from './temp-folder.ts';

const run = promisify(execFile);

/** Runs `make backup` or `make restore`; answers what it says, and how it ends. */
async function backup(what: 'make' | 'restore', env: Record<string, string>) {
  const program = join(ROOT, 'services/embedded/dist/backup.js');
  const ended = run(process.execPath, [program, what], { env: { PATH: process.env.PATH, ...env } });
  return ended.then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, said: stderr }),
  );
}

async function replayed(data: string): Promise<Replayed> {
  const database = await openEmbeddedDatabase(join(data, 'database'));
  try {
    return await replayRuns({ run: database.of('run'), catalogue: database.of('catalogue') }, {});
  } finally {
    await database.close();
  }
}

describe.each(keptOf('embedded'))('data of release $release', ({ file, players }) => {
  const kept = players.flatMap(({ runs }) => runs).length;

  test('are opened, played on, backed up while they are played, restored, and replayed', async () => {
    const folder = tempFolder('earlier');
    const at = (name: string) => join(folder.path, name);
    await unpackFolder(file, at('data'));
    const stage = await startEmbedded({ folder: folder.path, env: SAME_DICE });
    try {
      for (const player of players) await playOn(stage.origin, player);
      const made = await backup('make', { FABULA_DATA: at('data'), TO: at('running.tar.gz') });
      expect(made).toMatchObject({ ok: true });
      const refused = await backup('restore', { FABULA_DATA: at('data'), FROM: at('running.tar.gz') });
      expect(refused).toMatchObject({ ok: false, said: expect.stringContaining('Stop it first') });
      for (const player of players) await beginAnother(stage.origin, player);
    } finally {
      await stage.stop();
    }
    const all = await replayed(at('data'));
    expect(all).toMatchObject({ runs: kept + players.length, gone: 0 });
    expect(all).not.toHaveProperty('difference');

    const stopped = { FABULA_DATA: at('data'), TO: at('stopped.tar.gz') };
    expect(await backup('make', stopped)).toMatchObject({ ok: true });
    expect(await backup('restore', { FABULA_DATA: at('data'), FROM: at('running.tar.gz') })).toMatchObject({
      ok: true,
      said: expect.stringContaining('data.before-'),
    });
    const earlier = await replayed(at('data'));
    expect(earlier).toMatchObject({ runs: kept, gone: 0 });
    expect(earlier.turns).toBeLessThan(all.turns);
    expect(earlier).not.toHaveProperty('difference');
    expect(await backup('restore', { FABULA_DATA: at('new'), FROM: at('stopped.tar.gz') })).toMatchObject({
      ok: true,
    });
    expect(await replayed(at('new'))).toEqual(all);

    writeFileSync(at('nonsense'), 'no backup');
    const before = readdirSync(folder.path);
    expect(await backup('restore', { FABULA_DATA: at('new'), FROM: at('nonsense') })).toMatchObject({
      ok: false,
      said: expect.stringContaining('no backup of Fabula'),
    });
    expect(readdirSync(folder.path)).toEqual(before);
    folder.remove();
  }, 600_000);
});
