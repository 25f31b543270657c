import { createHash } from 'node:crypto';
import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStories } from '@fabula/catalogue/folders/read-stories';
import { findNewestBySources, importStories } from '@fabula/catalogue/import-stories';
import { findRelease, listReleases, listSources } from '@fabula/catalogue/store/releases';
import { listStories } from '@fabula/catalogue/store/stories';
import { rememberStarted } from '@fabula/catalogue/store/user-started';
import { rows } from '@fabula/kit/db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DATABASES, keptLog, mediaStore, storiesRoot, type TestDatabase } from './harness.ts';

describe.each(DATABASES)('importing stories on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let media: Awaited<ReturnType<typeof mediaStore>>;

  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    media = await mediaStore();
  });
  afterEach(async () => {
    await stories.remove();
    await media.remove();
    await database.db.transaction((tx) => tx.raw('truncate stories, releases, user_started, outbox'));
  });

  const run = (log = keptLog().log, again: string[] = []) =>
    importStories({ db: database.db, log, root: stories.root, media: media.store, again });
  const releases = () => database.db.transaction((tx) => listReleases(tx, undefined));

  /** What an import would compile now. */
  const compiled = async () => {
    const known = await findNewestBySources(database.db, media.store);
    const read = await readStories({ root: stories.root, log: keptLog().log, known });
    return read.stories.filter(({ isKnown }) => !isKnown).map(({ slug }) => slug);
  };

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

  test('compiles only what has changed, or was made by another compiler', async () => {
    stories = await storiesRoot('good');
    const sources = async () =>
      (await listSources(database.db.statement)).map(({ sources: of }) => of).join(' ');
    await run();
    const first = await sources();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await compiled()).toEqual([]);
    await appendFile(join(stories.root, 'good/story.yaml'), '# a remark, which is no content\n');
    expect(await compiled()).toEqual(['good']);
    expect(await run()).toBe(0);
    expect(await sources()).not.toBe(first);
    // What an earlier compiler made, or the release before this one.
    await database.db.transaction((tx) => rows(tx, "update releases set sources = 'of another'"));
    expect(await compiled()).toEqual(['good']);
    expect(await run()).toBe(0);
    expect(await compiled()).toEqual([]);
  });

  test('publishes what it knew all the same, where another import came between', async () => {
    stories = await storiesRoot('good');
    await run();
    const known = await findNewestBySources(database.db, media.store);
    const read = await readStories({ root: stories.root, log: keptLog().log, known });
    const release = await read.stories[0]?.release();
    const [newest] = await releases();
    expect(read.stories).toMatchObject([{ isKnown: true, contentHash: newest?.contentHash }]);
    expect(release?.contentHash).toBe(newest?.contentHash);
  });

  test('keeps lost media of a story that has not changed again', async () => {
    stories = await storiesRoot('good');
    await run();
    await media.remove();
    media = await mediaStore();
    expect(await run()).toBe(0);
    const [newest] = await releases();
    const names = (await media.store.names(newest?.storyId ?? '')).get(newest?.contentHash ?? '');
    for (const sha256 of Object.values(names ?? { none: null }))
      expect(await media.store.find(sha256 ?? '0'.repeat(64))).toBeDefined();
  });

  test('tells each time what is to mend in a story that is published all the same', async () => {
    stories = await storiesRoot('good');
    await rm(join(stories.root, 'good/media/characters/ada/fear.jpg'));
    for (const published of [1, 0]) {
      const { lines, log } = keptLog();
      expect(await run(log)).toBe(published);
      expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('FS504'));
    }
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

  test('of an earlier release publishes nothing, unless that is asked for', async () => {
    stories = await storiesRoot('good');
    await run();
    const file = join(stories.root, 'good/moments/the-end.yaml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace('en: Over.', 'en: All over.'));
    await run();
    await writeFile(file, before);
    const { lines, log } = keptLog();
    expect(await run(log)).toBe(0);
    expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('an earlier release'));
    expect(await listed()).toEqual(['good']);
    expect(await run(log, ['other'])).toBe(0);
    expect(await run(log, ['good'])).toBe(1);
    expect(await run(log, ['good'])).toBe(0);
    const [third, second, first] = await releases();
    expect([third?.version, third?.contentHash]).toEqual([3, first?.contentHash]);
    expect(second?.contentHash).not.toBe(first?.contentHash);
  });

  test('leaves a story alone that is not written in a folder', async () => {
    stories = await storiesRoot('good');
    await run();
    await database.db.transaction((tx) => rows(tx, "update stories set origin = 'draft'"));
    await appendFile(join(stories.root, 'good/media/places/hall.jpg'), 'brighter');
    expect(await run()).toBe(0);
    const away = `${stories.root}-away`;
    await rename(join(stories.root, 'good'), away);
    expect(await run()).toBe(0);
    expect(await listed()).toEqual(['good']);
    await rename(away, join(stories.root, 'good'));
  });

  test('keeps each picture by its content, for every release that names it', async () => {
    stories = await storiesRoot('good');
    const file = join(stories.root, 'good/media/places/hall.jpg');
    const before = await readFile(file);
    await run();
    await writeFile(file, 'another hall');
    await run();
    const [newest, first] = await releases();
    const names = await media.store.names(newest?.storyId ?? '');
    const hall = async (contentHash = '') => {
      const found = Object.entries(names.get(contentHash) ?? {}).find(([name]) => name.includes('hall.jpg'));
      const [name = '', sha256 = ''] = found ?? [];
      expect(name).toBe(`places/hall.jpg?v=${sha256?.slice(0, 8)}`);
      return readFile((await media.store.find(sha256 ?? '')) ?? '');
    };
    expect(await hall(first?.contentHash)).toEqual(before);
    expect(String(await hall(newest?.contentHash))).toBe('another hall');
  });

  test('names the media of releases that were published before media were kept', async () => {
    stories = await storiesRoot('good');
    const file = join(stories.root, 'good/media/places/hall.jpg');
    const version = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 8);
    await run();
    await writeFile(file, 'another hall');
    await media.remove();
    media = await mediaStore();
    await run();
    const [newest, first] = await releases();
    const names = await media.store.names(newest?.storyId ?? '');
    expect(names.get(first?.contentHash ?? '')).toMatchObject({ [`places/hall.jpg?v=${version}`]: null });
    expect(Object.values(names.get(newest?.contentHash ?? '') ?? {})).not.toContain(null);
  });
});
