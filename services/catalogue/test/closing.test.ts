import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { importStories } from '@fabula/catalogue/import-stories';
import { createLogger } from '@fabula/kit/log';
import { RunCreatedSchema, type StoryClosed, StoryClosedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Actions } from './actions.ts';
import { edit, newStory, playableStory, type Somebody, somebody, teamMember, whole } from './authors.ts';
import { DATABASES, fixture, mediaStore, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const within = { deadlineMs: 60_000 };

describe.each(DATABASES)('stories that are closed on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let actions: Actions;
  const closed: StoryClosed[] = [];
  let ada: Somebody;
  let pia: Somebody;
  let tess: Somebody;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    actions = await Actions.on(running.bus, database.db);
    await running.bus.subscribe('test-closed', 'fabula.catalogue.story_closed', async (_id, payload) => {
      closed.push(fromBinary(StoryClosedSchema, payload));
    });
    ada = somebody(running.identity);
    pia = somebody(running.identity, { roles: [] });
    tess = teamMember(running.identity);
  });
  afterAll(async () => {
    await running?.stop();
    await stories?.remove();
    await database?.stop();
  });

  const call = () => running.authoring;
  const setClosed = async (storyId: string, isClosed: boolean, runs = '', who = ada) =>
    call().setClosed({ storyId, isClosed, runs }, await who.as());
  const newest = (storyId: string) => running.client.getRelease({ storyId }, within);
  const shut = { reason: 'STORY_CLOSED', code: 'FAILED_PRECONDITION' };
  const published = async () => {
    const story = await playableStory(running, ada);
    await call().publishDraft(story, await ada.as());
    return story;
  };
  const begins = ({ userId }: Somebody, storyId: string) =>
    running.bus.publish(
      'fabula.run.run_created',
      randomUUID(),
      toBinary(RunCreatedSchema, create(RunCreatedSchema, { userId, storyId })),
    );
  const seenBy = async (who: Somebody | undefined, storyId: string, ownerId?: string) => {
    const of = ownerId === undefined ? {} : { ownerId };
    const { stories: all } =
      who === undefined
        ? await running.client.listPublicStories({}, within)
        : await running.client.listStories(of, await who.as());
    return all.find(({ id }) => id === storyId);
  };
  const byAddress = async (who: Somebody, storyId: string) =>
    (await running.client.getStory({ storyId }, await who.as())).story;

  test('can be begun by nobody until they are opened again, whatever is published meanwhile', async () => {
    const { storyId, revision } = await published();
    expect(await newest(storyId)).toMatchObject({ version: 1, closings: 0 });
    await setClosed(storyId, true, 'play_on');
    await expect(newest(storyId)).rejects.toMatchObject(shut);
    const known = running.client.getRelease({ storyId, knownVersion: 1, acceptsGzip: true }, within);
    await expect(known).rejects.toMatchObject(shut);
    const { text, version } = await endOf(storyId);
    const better = edit(
      storyId,
      whole('moments/the-end.yaml', text.replace('Good night.', 'Sleep.'), version),
    );
    const mended = await call().editDraft(better, await ada.as());
    await call().publishDraft({ storyId, revision: mended.revision }, await ada.as());
    await call().republishRelease({ storyId, version: 1 }, await ada.as());
    await expect(newest(storyId)).rejects.toMatchObject(shut);
    // Runs that are going on have their release, tests theirs, and what was won names its story.
    expect(await running.client.getRelease({ storyId, version: 1 }, within)).toMatchObject({ version: 1 });
    const tested = await call().createTestRelease({ storyId, revision: mended.revision }, await ada.as());
    await running.client.getRelease({ storyId, version: tested.version }, within);
    const read = await running.client.getRelease({ storyId, forReading: true }, within);
    expect(read).toMatchObject({ version: 3, closings: 1 });
    expect(await call().getDraft({ storyId }, await ada.as())).toMatchObject({
      ...{ isClosed: true, closedRuns: 'play_on' },
    });
    await setClosed(storyId, false);
    expect(await newest(storyId)).toMatchObject({ version: 3, closings: 1 });
    expect(revision).toBeLessThan(mended.revision);
  });

  const endOf = async (storyId: string) => {
    const asked = { storyId, paths: ['moments/the-end.yaml'] };
    const { files } = await call().readDraftFiles(asked, await ada.as());
    const [file] = files;
    if (!file) throw new Error('a first story has an end');
    return file;
  };

  test('stand in no catalogue but of those who have begun them, and say what they are by their address', async () => {
    const { storyId } = await published();
    await call().setListing({ storyId, isListed: true }, await tess.as());
    const places = [
      () => seenBy(undefined, storyId),
      () => seenBy(pia, storyId),
      () => seenBy(pia, storyId, ada.userId),
    ];
    const seen = () => Promise.all(places.map(async (place) => (await place())?.isClosed));
    expect(await seen()).toEqual([false, false, false]);
    await setClosed(storyId, true);
    expect(await seen()).toEqual([undefined, undefined, undefined]);
    expect(await byAddress(pia, storyId)).toMatchObject({ isClosed: true, userStarted: false });
    await begins(pia, storyId);
    expect(await seen()).toEqual([undefined, true, true]);
    expect(await seenBy(somebody(running.identity), storyId)).toBeUndefined();
    await setClosed(storyId, false);
    expect(await seen()).toEqual([false, false, false]);
  });

  test('are closed by their owner and the team, once anything is published, and told once', async () => {
    const { storyId } = await newStory(call(), ada);
    await expect(setClosed(storyId, true)).rejects.toMatchObject({ reason: 'NOTHING_PUBLISHED' });
    const story = await published();
    const ben = somebody(running.identity);
    await call().shareStory({ ...story, userId: ben.userId, role: 'editor' }, await ada.as());
    for (const [who, why] of [
      [ben, 'NOT_YOURS_TO_CHANGE'],
      [somebody(running.identity), 'STORY_NOT_FOUND'],
    ] as const)
      await expect(setClosed(story.storyId, true, 'end', who)).rejects.toMatchObject({ reason: why });
    await setClosed(story.storyId, false);
    // Later on what plays on is ended; nothing brings that back.
    for (const runs of ['', 'play_on', 'end', 'end', 'play_on']) await setClosed(story.storyId, true, runs);
    expect(await call().getDraft(story, await ada.as())).toMatchObject({ closedRuns: 'end' });
    for (const _ of [1, 2]) await setClosed(story.storyId, false, '', tess);
    await setClosed(story.storyId, true, 'end', tess);
    const done = await actions.told(story.storyId);
    expect(done.slice(2)).toEqual([
      ['story-closed', ada.userId, undefined, 'play_on'],
      ['story-closed', ada.userId, undefined, 'end'],
      ['story-opened', tess.userId, undefined, ''],
      ['story-closed', tess.userId, undefined, 'end'],
    ]);
    const facts = closed.filter((fact) => fact.storyId === story.storyId);
    expect(facts.map(({ closings, endsRuns }) => [closings, endsRuns])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  const byTeam = { reason: 'CLOSED_BY_TEAM', code: 'PERMISSION_DENIED' };
  const stateOf = async (storyId: string) => {
    const { isClosed, closedRuns, isClosedByTeam } = await call().getDraft({ storyId }, await ada.as());
    return [isClosed, closedRuns, isClosedByTeam];
  };

  test('by the team are opened by the team alone, whatever their owner closes beside it', async () => {
    const { storyId } = await published();
    await setClosed(storyId, true, 'play_on', tess);
    await expect(setClosed(storyId, false)).rejects.toMatchObject(byTeam);
    await setClosed(storyId, true, 'end');
    expect(await stateOf(storyId)).toEqual([true, 'end', true]);
    await expect(setClosed(storyId, false)).rejects.toMatchObject(byTeam);
    await expect(newest(storyId)).rejects.toMatchObject(shut);
    await setClosed(storyId, false, '', tess);
    expect(await stateOf(storyId)).toEqual([false, '', false]);
    // What the owner closes then is theirs again.
    await setClosed(storyId, true, 'end');
    await setClosed(storyId, false);
    expect(await newest(storyId)).toMatchObject({ closings: 3 });
  });

  test('by their owner are held closed by the team, which is told once', async () => {
    const { storyId } = await published();
    await setClosed(storyId, true, 'end');
    for (const runs of ['end', 'play_on']) await setClosed(storyId, true, runs, tess);
    expect(await stateOf(storyId)).toEqual([true, 'end', true]);
    await expect(setClosed(storyId, false)).rejects.toMatchObject(byTeam);
    expect((await actions.told(storyId)).slice(1)).toEqual([
      ['story-closed', ada.userId, undefined, 'end'],
      ['story-closed', tess.userId, undefined, 'end'],
    ]);
    // For runs nothing was changed by it.
    expect(closed.filter((fact) => fact.storyId === storyId)).toHaveLength(1);
  });

  test('by a member of the team who owns them are theirs to open, in whatever session', async () => {
    const { userId } = ada;
    const own = { roles: ['team'], email: 'ada@example.org' };
    const as = (acr: string): Somebody => ({
      userId,
      as: async () => ({
        deadlineMs: 60_000,
        playerToken: await running.identity.playerToken(userId, { ...own, acr }),
      }),
    });
    const { storyId } = await published();
    await setClosed(storyId, true, 'end', as('aal2'));
    expect(await stateOf(storyId)).toEqual([true, 'end', false]);
    await setClosed(storyId, false, '', as('aal1'));
    expect(await newest(storyId)).toMatchObject({ closings: 1 });
  });

  test('of folders are the team’s to close, and no import opens them', async () => {
    const { stories: all } = await running.client.listPublicStories({}, within);
    const storyId = all.find(({ slug }) => slug === 'good')?.id ?? '';
    await expect(setClosed(storyId, true, 'end')).rejects.toMatchObject({ reason: 'STORY_NOT_FOUND' });
    await setClosed(storyId, true, 'end', tess);
    const changed = await storiesRoot();
    await cp(fixture('good'), join(changed.root, 'good'), { recursive: true });
    const path = join(changed.root, 'good', 'story.yaml');
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replace('estimatedMinutes: ', 'estimatedMinutes: 1'),
    );
    const { store, remove } = await mediaStore();
    const into = { db: database.db, log: createLogger('catalogue', { level: 'silent' }), media: store };
    expect(await importStories({ ...into, root: changed.root })).toBe(1);
    // Its folder goes, and comes back.
    const none = await storiesRoot();
    await importStories({ ...into, root: none.root });
    // That it is closed is said of it all the same, or whoever it is nothing to could test it.
    await expect(newest(storyId)).rejects.toMatchObject(shut);
    // What was won of it names it all the same.
    expect(await running.client.getRelease({ storyId, forReading: true }, within)).toMatchObject({
      version: 2,
    });
    await importStories({ ...into, root: stories.root });
    await expect(newest(storyId)).rejects.toMatchObject(shut);
    expect(await seenBy(undefined, storyId)).toBeUndefined();
    await setClosed(storyId, false, '', tess);
    expect(await newest(storyId)).toMatchObject({ version: 2 });
    for (const each of [changed, none]) await each.remove();
    await remove();
  });
});
