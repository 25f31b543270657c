import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startPglite } from '../src/pglite.ts';
import { copyEmptyPglite } from '../src/testing/pglite-folder.ts';

const FIRST_START = new URL('./fixtures/first-start.ts', import.meta.url).pathname;
const OUT_OF_HANDLES = new URL('./fixtures/out-of-handles.ts', import.meta.url).pathname;
const MINUTE = 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fabula-pglite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const folders = () => readdirSync(folder).filter((name) => name !== 'lock');

async function opensAndKeeps(): Promise<void> {
  const first = await startPglite(folder);
  await first.knex.raw('create table kept (line text)');
  await first.knex('kept').insert({ line: 'here' });
  await first.close();
  const second = await startPglite(folder);
  try {
    expect(await second.knex('kept')).toEqual([{ line: 'here' }]);
  } finally {
    await second.close();
  }
}

test(
  'a first start that is killed in the middle leaves nothing that is taken for a database',
  async () => {
    const args = ['--conditions=source', '--import', 'tsx', FIRST_START, folder];
    const killed = spawn(process.execPath, args, { stdio: 'ignore' });
    const gone = once(killed, 'exit');
    // A database is taken for one by this file; most others come after it.
    while (!folders().some((name) => existsSync(join(folder, name, 'PG_VERSION')))) {
      expect(killed.exitCode).toBeNull();
      await sleep(1);
    }
    killed.kill('SIGKILL');
    await gone;
    expect(existsSync(join(folder, 'data'))).toBe(false);
    await opensAndKeeps();
    expect(folders().sort()).toEqual(['data', 'socket']);
  },
  2 * MINUTE,
);

/** Writes one file after the other into a folder, as whoever makes a database does, until the folder is gone, or for long enough. */
const WRITES = `
  const { writeFileSync } = require('node:fs');
  try {
    for (let n = 0; n < 1e6; n += 1) writeFileSync(process.argv[1] + '/' + n, '');
  } catch (error) {
    process.exit(error.code === 'ENOENT' ? 0 : 1);
  }
  process.exitCode = 2;`;

test(
  'a start that was killed is no obstacle to the next while what it began still writes',
  async () => {
    await copyEmptyPglite(folder);
    const left = join(folder, 'unfinished-4711');
    mkdirSync(left);
    // To remove so many takes long enough for more to come.
    for (let n = 0; n < 10_000; n += 1) writeFileSync(join(left, `before-${n}`), '');
    const writer = spawn(process.execPath, ['-e', WRITES, left], { stdio: 'ignore' });
    const ended = once(writer, 'exit');
    try {
      while (!existsSync(join(left, '0'))) await sleep(1);
      await (await startPglite(folder)).close();
      expect(await ended).toEqual([0, null]);
    } finally {
      writer.kill('SIGKILL');
    }
    expect(folders().sort()).toEqual(['data', 'socket']);
  },
  2 * MINUTE,
);

test(
  'what an interrupted start has left goes, and what makes a database leaves its memory to nobody',
  async () => {
    mkdirSync(join(folder, 'unfinished-4711'));
    writeFileSync(join(folder, 'unfinished-4711', 'PG_VERSION'), '18');
    const before = process.memoryUsage().rss;
    const pglite = await startPglite(folder);
    try {
      expect(folders().sort()).toEqual(['data', 'socket']);
      const [{ shared_buffers: buffers }] = (await pglite.knex.raw('show shared_buffers')).rows;
      expect(buffers).toBe('16MB');
      // Made in this process it would be 750 MiB.
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
    } finally {
      await pglite.close();
    }
  },
  2 * MINUTE,
);

test(
  'a database that found no file handle writes again once there are some',
  async () => {
    await copyEmptyPglite(folder);
    const node = `"${process.execPath}" --conditions=source --import tsx "${OUT_OF_HANDLES}" "${folder}"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', `ulimit -n 250 && exec ${node}`]);
    expect(stdout).toBe('EMFILE\n40 rows\n');
  },
  2 * MINUTE,
);
