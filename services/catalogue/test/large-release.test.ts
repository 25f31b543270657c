import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { NothingChanged } from '@fabula/catalogue/domain/drafts/errors';
import { packedBytes } from '@fabula/catalogue/folders/packed-bytes';
import { withPacked } from '@fabula/catalogue/store/packed-releases';
import { findRelease, insertRelease, lockLatest } from '@fabula/catalogue/store/releases';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { DatabaseUnavailable } from '@fabula/kit/db';
import { readRelease } from '@fabula/kit/read-release';
import { packedRelease, releaseText } from '@fabula/kit/release-text';
import { Releases } from '@fabula/kit/releases';
import { canonicalJson } from '@fabula/rules/hash';
import type { Release } from '@fabula/rules/release/release';
import { compile } from '@fabula/story/compile';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureWithMedia } from '../../story/test/fixture.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const within = { deadlineMs: 60_000 };
const MESSAGE_BYTES = 5 * 1024 * 1024;

/** A shipped story whose moments come again and again, under other ids, until there are so many. */
async function largeRelease(moments: number): Promise<Release> {
  const { release } = await compileStory(join(STORIES_ROOT, 'nobody-steals-the-moon'));
  if (!release) throw new Error('the story has no release');
  const rounds = Math.ceil(moments / release.moments.length);
  const all = Array.from({ length: rounds }, (_, round) =>
    release.moments.map((moment) => ({ ...moment, id: randomUUID(), slug: `${moment.slug}-${round}` })),
  );
  return { ...release, startMomentId: all[0]?.[0]?.id ?? null, moments: all.flat().slice(0, moments) };
}

describe('a release of 500 moments', () => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let large: Release;
  let json: string;

  beforeAll(async () => {
    const [[, start] = ['', undefined]] = DATABASES;
    if (!start) throw new Error('there is no database');
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    large = await largeRelease(500);
    json = canonicalJson(large);
    const { id: storyId, slug } = large.story;
    const contentHash = createHash('sha256').update(json).digest('hex');
    await database.db.transaction(async (tx) => {
      await lockLatest(tx, storyId, slug);
      await insertRelease(tx, 1, { storyId, slug, contentHash, card: large.story, json });
    });
  }, 240_000);
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  test('is larger than a message, and comes to those who play it', async () => {
    expect(Buffer.byteLength(json)).toBeGreaterThan(MESSAGE_BYTES);
    const storyId = large.story.id;
    const releases = new Releases(running.client);
    expect((await releases.get({ storyId, version: 1 })).moments).toHaveLength(500);
    const newest = await releases.newest(storyId);
    expect(newest.version).toBe(1);
    expect((await releases.newest(storyId)).release).toBe(newest.release);
  }, 120_000);

  test('what authors publish is kept packed, and comes as it is kept', async () => {
    const { id: storyId, slug } = large.story;
    const packed = await packedRelease(json);
    const contentHash = createHash('sha256').update(json).digest('hex');
    const { statement, transaction } = database.db;
    const pieces = async () => (await statement('select from release_pieces')).length;
    const keptAnd = (error: Error) => withPacked(statement, packed, () => Promise.reject(error));
    await expect(keptAnd(new NothingChanged())).rejects.toThrow(NothingChanged);
    expect(await pieces()).toBe(0);
    // It may be committed a moment later.
    await expect(keptAnd(new DatabaseUnavailable('gone'))).rejects.toThrow(DatabaseUnavailable);
    expect(await pieces()).toBeGreaterThan(1);
    await statement('delete from release_pieces');
    await withPacked(statement, packed, (packedId) =>
      transaction((tx) =>
        insertRelease(tx, 2, { storyId, slug, contentHash, card: large.story, json: '', packedId }),
      ),
    );
    expect(await pieces()).toBeGreaterThan(1);
    const asked = { storyId, version: 2 };
    const kept = await findRelease(database.db.statement, asked);
    expect([kept?.json, kept && Buffer.compare(kept.jsonGzip, packed)]).toEqual(['', 0]);
    const come = await running.client.getRelease({ ...asked, acceptsGzip: true }, within);
    expect(Buffer.compare(come.jsonGzip, packed)).toBe(0);
    expect((await new Releases(running.client).get(asked)).moments).toHaveLength(500);
    const known = { ...asked, acceptsGzip: true, knownVersion: 2 };
    expect((await running.client.getRelease(known, within)).jsonGzip).toHaveLength(0);
    // As it was kept before.
    await statement('update releases set packed = $2, packed_id = null where story_id = $1 and version = 2', [
      ...[storyId, packed],
    ]);
    expect(
      Buffer.compare((await findRelease(statement, asked))?.jsonGzip ?? packed.subarray(1), packed),
    ).toBe(0);
  }, 120_000);

  test('is read once by all parts of a process, and others have their turn meanwhile', async () => {
    const contentHash = 'of this test alone';
    let isRead = false;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const bytes = Buffer.from(json);
    const both = await Promise.all([readRelease(contentHash, bytes), readRelease(contentHash, bytes)]);
    isRead = true;
    expect(both[0]).toEqual(large);
    expect(both[1]).toBe(both[0]);
    expect(await readRelease(contentHash, bytes)).toBe(both[0]);
    expect(turns).toBeGreaterThan(500 / 20);
    await expect(readRelease('of none', Buffer.from('{"moments":[{}]}'))).rejects.toThrow('schema');
  });

  test('a caller of before, who reads no gzip, gets a small one as ever', async () => {
    const { stories: listed } = await running.client.listPublicStories({}, within);
    const storyId = listed.find(({ slug }) => slug === 'good')?.id ?? '';
    const asBefore = await running.client.getRelease({ storyId }, within);
    expect(asBefore.jsonGzip).toHaveLength(0);
    const packed = await running.client.getRelease({ storyId, acceptsGzip: true }, within);
    expect(packed.json).toBe('');
    expect(await releaseText(packed)).toBe(asBefore.json);
    // And who reads gzip reads what a catalogue of before answers.
    expect(await releaseText(asBefore)).toBe(asBefore.json);
    const known = { storyId, acceptsGzip: true, knownVersion: 1 };
    expect(await running.client.getRelease(known, within)).toMatchObject({ version: 1, json: '' });
  });

  test('what is not the content that was published is refused', async () => {
    const contentHash = createHash('sha256').update('one').digest('hex');
    const refused = { name: 'ReleaseDamaged' };
    const other = { contentHash, json: '', jsonGzip: await packedRelease('another') };
    await expect(releaseText(other)).rejects.toMatchObject(refused);
    await expect(releaseText({ ...other, jsonGzip: Buffer.from('noise') })).rejects.toMatchObject(refused);
    const bomb = await packedRelease('a'.repeat(20 * 1024 * 1024));
    await expect(releaseText({ ...other, jsonGzip: bomb })).rejects.toMatchObject(refused);
  });
});

test('a story that could not travel is not published, plain or packed', async () => {
  const { texts, ...folder } = await fixtureWithMedia('good');
  const withProse = (prose: string) => ({
    ...folder,
    texts: new Map([...texts, ['characters/ada.en.md', prose]]),
  });
  const tooLarge = [expect.objectContaining({ code: 'FS508', severity: 'error' })];
  expect(compile(withProse('Ada '.repeat(5 * 1024 * 1024))).problems).toEqual(tooLarge);
  const noise = withProse(randomBytes(5 * 1024 * 1024).toString('base64'));
  expect(compile(noise, { packedBytes }).problems).toEqual(tooLarge);
  expect(compile(noise).problems).toEqual([]);
});
