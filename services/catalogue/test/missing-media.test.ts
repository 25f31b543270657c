import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@fabula/kit/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  drawing,
  edit,
  FIRST_MEDIA,
  newStory,
  type Somebody,
  somebody,
  upload,
  uploaded,
} from './authors.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const HALL = 'media/places/hall.jpg';

describe.each(DATABASES)('pictures and sounds that are kept nowhere, on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let ada: Somebody;
  let storyId: string;
  let revision: number;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot();
    running = await startCatalogue(database.db, stories.root);
  });
  beforeEach(async () => {
    ada = somebody(running.identity);
    ({ storyId } = await newStory(call(), ada));
    const others = FIRST_MEDIA.filter((path) => path !== HALL);
    revision = await put(...(await uploaded(running.media, ada, others)));
  });
  afterEach(async () => {
    await running.media.stop();
    await running.media.start();
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  const call = () => running.authoring;
  const put = async (...files: ReturnType<typeof upload>[]) =>
    (await call().editDraft(edit(storyId, ...files), await ada.as())).revision;
  const publish = async (announceOnly = false) =>
    call().publishDraft({ storyId, revision, announceOnly }, await ada.as());
  const problems = async () => (await call().checkDraft({ storyId }, await ada.as())).problems;
  const errorsInLists = async () => {
    const { stories: drafts } = await call().listDrafts({}, await ada.as());
    return drafts.find((draft) => draft.storyId === storyId)?.errors;
  };
  const releases = async () => (await call().listStoryReleases({ storyId }, await ada.as())).releases;
  const bring = async (words: string) => running.media.upload(drawing(words), (await ada.as()).playerToken);

  test('what was never uploaded keeps a story from being published: its file, its place and what to do are said', async () => {
    revision = await put(upload(HALL));
    const refused: unknown = await publish().catch((error: unknown) => error);
    expect(refused).toMatchObject({ reason: 'STORY_HAS_ERRORS', code: 'FAILED_PRECONDITION' });
    const [first, ...lines] = refused instanceof AppError ? refused.message.split('\n') : [];
    expect(first).toBe('This story cannot be published yet.');
    expect(lines).toEqual([
      expect.stringMatching(
        /^error FS511 story\.yaml:\d+:\d+ places\.hall: The file media\/places\/hall\.jpg is not kept by the site\. Upload it again at its place, or remove it there\.$/,
      ),
    ]);
    expect(await problems()).toContainEqual(
      expect.objectContaining({ code: 'FS511', severity: 'error', pathJson: '["places","hall"]' }),
    );
    expect([await releases(), await errorsInLists()]).toEqual([[], 1]);
    // Whatever can be built can be tried.
    await call().createTestRelease({ storyId, revision }, await ada.as());
    expect(await errorsInLists()).toBe(1);
    revision = await put(upload(HALL, 1, await bring(randomUUID())));
    expect(await publish()).toMatchObject({ version: 1 });
    expect(await errorsInLists()).toBe(0);
  });

  test('what was taken away is told though the draft was sound, and is there again once the same is uploaded', async () => {
    const words = randomUUID();
    const blob = await bring(words);
    revision = await put(upload(HALL, 0, blob));
    expect((await problems()).filter(({ severity }) => severity === 'error')).toEqual([]);
    await running.media.takeAway(blob.sha256);
    expect(await problems()).toContainEqual(expect.objectContaining({ code: 'FS511' }));
    await expect(publish()).rejects.toMatchObject({ message: expect.stringContaining(HALL) });
    expect(await bring(words)).toMatchObject(blob);
    expect((await problems()).filter(({ code }) => code === 'FS511')).toEqual([]);
    expect(await publish()).toMatchObject({ version: 1 });
  });

  test('an announcement wants the pictures of its card alone', async () => {
    const blob = await bring(randomUUID());
    const picture = 'media/moments/the-door.jpg';
    revision = await put(upload(HALL, 0, blob), upload(picture));
    await expect(publish()).rejects.toMatchObject({ message: expect.stringContaining(picture) });
    expect(await publish(true)).toMatchObject({ version: 1 });
  });

  test('while media is away nothing is published, the texts are checked, and trying again is enough', async () => {
    revision = await put(upload(HALL, 0, await bring(randomUUID())));
    await running.media.stop();
    await expect(publish()).rejects.toMatchObject({
      ...{ reason: 'MEDIA_AWAY', code: 'UNAVAILABLE', retryable: true },
      message: expect.stringContaining('Nothing was published, and nothing is lost.'),
    });
    expect((await problems()).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await releases()).toEqual([]);
    await running.media.start();
    expect(await publish()).toMatchObject({ version: 1 });
  });

  test('a catalogue from before packed releases reads what is published and tried as it reads all others', async () => {
    revision = await put(upload(HALL, 0, await bring(randomUUID())));
    const { version } = await publish();
    const test = await call().createTestRelease({ storyId, revision }, await ada.as());
    const { statement } = database.db;
    const asBefore = (table: string, of: number) =>
      statement<{ json: string; contentHash: string }>(
        `select json, content_hash as "contentHash" from ${table} where story_id = $1 and version = $2`,
        [storyId, of],
      );
    const within = { deadlineMs: 60_000 };
    for (const [table, of] of [['releases', version] as const, ['test_releases', test.version] as const]) {
      const [row] = await asBefore(table, of);
      expect(sha256(row?.json ?? '')).toBe(row?.contentHash);
      const now = await running.client.getRelease({ storyId, version: of, acceptsGzip: true }, within);
      expect([now.json, now.jsonGzip.length > 0]).toEqual(['', true]);
    }
  });
});
