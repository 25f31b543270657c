import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importStories } from '@fabula/catalogue/import-stories';
import { findRelease, listReleases } from '@fabula/catalogue/store/releases';
import { listStories } from '@fabula/catalogue/store/stories';
import { rememberStarted } from '@fabula/catalogue/store/user-started';
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
    await database.db.transaction((tx) => tx.raw('truncate stories, releases, user_started, outbox'));
  });

  const run = (log = keptLog().log) => importStories({ db: database.db, log, root: stories.root });
  const releases = () => database.db.transaction((tx) => listReleases(tx, undefined));

  const listed = (userId?: string) =>
    database.db.transaction(async (tx) => (await listStories(tx, { userId })).map(({ card }) => card.slug));

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
      (await findRelease(database.db.statement, { storyId: first?.storyId ?? '', version }))?.json;
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
    expect(await listed()).toEqual(['good']);
  });

  test('unlists a story whose folder has gone, but for those who have begun it, until it is back', async () => {
    stories = await storiesRoot('good');
    await run();
    const [release] = await releases();
    const storyId = release?.storyId ?? '';
    const started = { userId: 'ada', storyId, playerStoryId: '' };
    await database.db.transaction((tx) => rememberStarted(tx, started));
    const away = `${stories.root}-away`;
    await rename(join(stories.root, 'good'), away);
    const { lines, log } = keptLog();
    await run(log);
    await run(log);
    expect(lines.filter(({ msg }) => String(msg).includes('unlisted'))).toMatchObject([{ story: 'good' }]);
    expect([await listed(), await listed('bob'), await listed('ada')]).toEqual([[], [], ['good']]);
    const find = (version?: number) => findRelease(database.db.statement, { storyId, version });
    expect(await find(1)).toMatchObject({ version: 1 });
    expect(await find()).toBeUndefined();
    await rename(away, join(stories.root, 'good'));
    expect(await run()).toBe(0);
    expect(await listed()).toEqual(['good']);
    expect(await find()).toMatchObject({ version: 1 });
  });
});
