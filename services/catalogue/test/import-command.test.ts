import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '@fabula/catalogue/migrations/index';
import { listReleases } from '@fabula/catalogue/store/releases';
import { connect, migrate, openPostgres } from '@fabula/kit/db';
import { startPostgres } from '@fabula/kit/testing/postgres';
import type { Running } from '@fabula/kit/testing/programs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fixture, mediaStore } from './harness.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let postgres: Running;
let media: Awaited<ReturnType<typeof mediaStore>>;

beforeAll(async () => {
  postgres = await startPostgres();
  media = await mediaStore();
}, 120_000);
afterAll(async () => {
  await media.remove();
  await postgres.stop();
});

/** `npm run import-stories` as a process of its own. */
function importStories(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const command = ['--import', 'tsx', '--conditions=source', 'services/catalogue/src/import-command.ts'];
  const options = { cwd: ROOT, env: { PATH: process.env.PATH, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...command, ...args], options, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, said: out + err });
    });
  });
}

test('import-stories publishes what is new, and ends', async () => {
  const env = {
    FABULA_DATABASE_URL: postgres.url,
    FABULA_MEDIA_STORE: media.folder,
    FABULA_STORIES: fixture('.'),
  };
  const root = connect({ connection: { connectionString: postgres.url }, poolMax: 1 });
  await migrate(root, 'catalogue', MIGRATIONS.slice(0, 3));
  const early = await importStories(env);
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('migrate-command first') });
  await migrate(root, 'catalogue', MIGRATIONS);
  await root.destroy();
  const first = await importStories(env);
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('"story":"good"') });
  const second = await importStories(env, '--again', 'good');
  expect(second).toMatchObject({ code: 0, said: expect.stringContaining('"published":0') });
  const db = openPostgres('catalogue', { url: postgres.url, poolMax: 1 });
  const releases = await db.transaction((tx) => listReleases(tx, undefined));
  await db.close();
  expect(releases.filter(({ slug }) => slug === 'good')).toMatchObject([{ version: 1 }]);
}, 120_000);

test('import-stories says what it misses, and what it does not know', async () => {
  const [without, unknown] = await Promise.all([importStories({}), importStories({}, '--agian')]);
  for (const name of ['DATABASE_URL', 'MEDIA_STORE'])
    expect(without.said).toContain(`FABULA_${name} is missing`);
  expect(unknown.said).toContain('--agian');
  expect([without.code, unknown.code]).toEqual([1, 1]);
}, 120_000);
