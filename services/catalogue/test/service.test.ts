import { create, toBinary } from '@bufbuild/protobuf';
import { rows } from '@fabula/kit/db';
import { ProgressResetSchema, RunCreatedSchema, UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const within = { deadlineMs: 60_000 };

describe.each(DATABASES)('the catalogue service on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good', 'unreadable');
    running = await startCatalogue(database.db, stories.root);
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });
  beforeEach(() => database.db.transaction((tx) => tx.raw('truncate user_started')));

  const player = (sub: string) => running.identity.playerToken(sub);
  const publicStory = async (language = '') =>
    (await running.client.listPublicStories({ language }, within)).stories[0];

  test('starts beside a broken story and lists the good one in the language that is asked for', async () => {
    expect((await running.service.ready()).ok).toBe(true);
    expect(await publicStory()).toMatchObject({
      slug: 'good',
      name: 'Good',
      createdAt: '2026-01-01T00:00:00.000Z',
      loopMaxNumberOfInteractions: 30,
    });
    expect(await publicStory('fr')).toMatchObject({
      name: 'Bon',
      esbrTags: [{ key: 'comic-mischief', value: 'Comic Mischief' }],
      genreTags: [{ key: 'comedy', value: 'Comédie' }],
    });
    expect(await publicStory('es')).toMatchObject({ name: 'Good' });
  });

  test('links media by story, path and content hash', async () => {
    const story = await publicStory('fr');
    expect(story?.coverImage).toMatch(
      new RegExp(`^/media/image/${story?.id}/cover\\.fr\\.jpg\\?v=[0-9a-f]{8}$`),
    );
    expect(story?.soundIntro).toBe('');
  });

  test('gives services the newest release or the one they name, and says which there is not', async () => {
    const { releases } = await running.client.listReleases({}, within);
    const [{ storyId, contentHash } = { storyId: '', contentHash: '' }] = releases;
    const newest = await running.client.getRelease({ storyId }, within);
    expect(newest).toMatchObject({ version: 1, contentHash });
    expect(JSON.parse(newest.json)).toMatchObject({
      story: { id: storyId },
      startMomentId: expect.any(String),
    });
    await expect(running.client.getRelease({ storyId, version: 2 }, within)).rejects.toMatchObject({
      reason: 'RELEASE_NOT_FOUND',
      code: 'NOT_FOUND',
    });
  });

  test('wants a signed-in player for their own lists', async () => {
    const story = await publicStory();
    await expect(running.client.listStories({}, within)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const playerToken = await player('ann');
    const asAnn = { ...within, playerToken };
    expect(await running.client.getStory({ storyId: story?.id ?? '' }, asAnn)).toMatchObject({
      story: { slug: 'good', userStarted: false },
    });
    const storyId = '00000000-0000-4000-8000-000000000000';
    await expect(running.client.getStory({ storyId }, asAnn)).rejects.toMatchObject({
      reason: 'STORY_NOT_FOUND',
    });
    expect((await running.client.listStories({ ownerId: storyId }, asAnn)).stories).toEqual([]);
  });

  test('remembers who has begun a story until the reset, or until the player has gone', async () => {
    const storyId = (await publicStory())?.id ?? '';
    const started = async (sub: string) => {
      const { stories } = await running.client.listStories({}, { ...within, playerToken: await player(sub) });
      return stories[0]?.userStarted;
    };
    const begin = (userId: string, playerStoryId = '') => {
      const fact = create(RunCreatedSchema, { userId, storyId, playerStoryId });
      return publish('fabula.run.run_created', toBinary(RunCreatedSchema, fact));
    };
    const publish = (subject: string, payload: Uint8Array) =>
      running.bus.publish(subject, crypto.randomUUID(), payload);
    await begin('ann');
    await begin('bob');
    expect([await started('ann'), await started('bob'), await started('eve')]).toEqual([true, true, false]);
    const reset = create(ProgressResetSchema, { userId: 'ann', storyId });
    await publish('fabula.run.progress_reset', toBinary(ProgressResetSchema, reset));
    expect([await started('ann'), await started('bob')]).toEqual([false, true]);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await begin('ann', first);
    await begin('ann', second);
    // The reset of what was before the second run, which has overtaken it.
    const late = create(ProgressResetSchema, { userId: 'ann', storyId, playerStoryIds: [first] });
    await publish('fabula.run.progress_reset', toBinary(ProgressResetSchema, late));
    expect(await started('ann')).toBe(true);
    const whole = create(ProgressResetSchema, { userId: 'ann', storyId, playerStoryIds: [second] });
    await publish('fabula.run.progress_reset', toBinary(ProgressResetSchema, whole));
    expect(await started('ann')).toBe(false);
    const gone = create(UserDeletedSchema, { userId: 'bob' });
    await publish('fabula.auth.user_deleted', toBinary(UserDeletedSchema, gone));
    expect(await database.db.transaction((tx) => rows(tx, 'select * from user_started'))).toEqual([]);
  });
});
