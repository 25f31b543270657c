import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importStories } from '@fabula/catalogue/import-stories';
import { findRelease, listReleases } from '@fabula/catalogue/store/releases';
import { rows } from '@fabula/kit/db';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DATABASES, keptLog, storiesRoot, type TestDatabase } from './harness.ts';

describe.each(DATABASES)('importing stories on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;

  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());
  afterEach(async () => {
    await stories.remove();
    await database.db.transaction((tx) => tx.raw('truncate stories, releases, outbox'));
  });

  const run = (log = keptLog().log) => importStories({ db: database.db, log, root: stories.root });
  const releases = () => database.db.transaction((tx) => listReleases(tx, undefined));

  test('twice makes one release, and tells of it once', async () => {
    stories = await storiesRoot('good');
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await releases()).toMatchObject([{ slug: 'good', version: 1 }]);
    const facts = await database.db.transaction((tx) => rows(tx, 'select subject from outbox'));
    expect(facts).toEqual([{ subject: 'fabula.catalogue.story_released' }]);
  });

  test('by two importers at once makes one release', async () => {
    stories = await storiesRoot('good');
    const made = await Promise.all([run(), run()]);
    expect(made.sort()).toEqual([0, 1]);
    expect(await releases()).toHaveLength(1);
  });

  test('after a change of a text makes a new version, and keeps the old one as it was', async () => {
    stories = await storiesRoot('good');
    await run();
    const file = join(stories.root, 'good/moments/the-end.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace('en: Over.', 'en: All over.'));
    expect(await run()).toBe(1);
    const [newest, first] = await releases();
    expect([newest?.version, first?.version]).toEqual([2, 1]);
    const text = async (version?: number) =>
      database.db.transaction(async (tx) => (await findRelease(tx, first?.storyId ?? '', version))?.json);
    expect(await text(1)).toContain('"Over."');
    expect(await text()).toContain('"All over."');
  });

  test('after a change of a picture makes a new version', async () => {
    stories = await storiesRoot('good');
    await run();
    await appendFile(join(stories.root, 'good/media/places/hall.jpg'), 'brighter');
    expect(await run()).toBe(1);
  });

  test('leaves out a story with errors, and logs file, line and field', async () => {
    stories = await storiesRoot('good', 'muddled', 'unreadable');
    const { lines, log } = keptLog();
    expect(await run(log)).toBe(1);
    expect((await releases()).map(({ slug }) => slug)).toEqual(['good']);
    expect(lines).toContainEqual(
      expect.objectContaining({ story: 'unreadable', file: 'story.yaml', line: 6, field: 'ratng' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ story: 'muddled', msg: 'story is not published' }),
    );
  });

  test('keeps the last good release of a story that was broken since', async () => {
    stories = await storiesRoot('good');
    await run();
    await appendFile(join(stories.root, 'good/story.yaml'), 'mistake: true\n');
    expect(await run()).toBe(0);
    expect(await releases()).toMatchObject([{ version: 1 }]);
  });
});
