import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create, toBinary } from '@bufbuild/protobuf';
import { importStories } from '@fabula/catalogue/import-stories';
import { createLogger } from '@fabula/kit/log';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countNewStories } from '../src/store/drafts/stories.ts';
import {
  edit,
  type FileEdit,
  newStory,
  playableStory,
  type Somebody,
  somebody,
  teamMember,
  whole,
} from './authors.ts';
import { DATABASES, fixture, mediaStore, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const within = { deadlineMs: 60_000 };

describe.each(DATABASES)('drafts on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let ada: Somebody;
  let tess: Somebody;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    ada = somebody(running.identity);
    tess = teamMember(running.identity);
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  const call = () => running.authoring;
  const textOf = async (storyId: string, path: string, who: Somebody, atRevision?: number) => {
    const asked = { storyId, paths: [path], ...(atRevision !== undefined && { atRevision }) };
    return (await call().readDraftFiles(asked, await who.as())).files[0];
  };
  const playable = (author = ada) => playableStory(running, author);

  test('a new story is its author’s alone, and shows what stands in it', async () => {
    const { storyId, slug } = await newStory(call(), ada);
    const mine = await call().listDrafts({}, await ada.as());
    expect(mine.stories).toContainEqual(
      expect.objectContaining({
        storyId,
        slug,
        myRole: 'owner',
        moments: 3,
        origin: 'draft',
        isListed: false,
      }),
    );
    const draft = await call().getDraft({ storyId }, await ada.as());
    expect(draft.files.map(({ path }) => path)).toContain('moments/the-door.yaml');
    expect(await textOf(storyId, 'story.yaml', ada)).toMatchObject({
      text: expect.stringContaining(storyId),
    });
    const bob = somebody(running.identity);
    const none = await call().listDrafts({}, await bob.as());
    expect(none.stories).toEqual([]);
    await expect(call().getDraft({ storyId }, await bob.as())).rejects.toMatchObject({
      reason: 'STORY_NOT_FOUND',
    });
  });

  test('a story from elsewhere keeps its id, where no other story has it', async () => {
    const storyId = randomUUID();
    const begin = async (who: Somebody, id: string) => {
      const story = { name: { en: 'Brought', fr: 'Apportée' }, slug: `brought-${randomUUID()}` };
      return call().createStory({ ...story, from: 'empty', storyId: id }, await who.as());
    };
    expect(await begin(ada, storyId)).toMatchObject({ storyId });
    expect(await textOf(storyId, 'story.yaml', ada)).toMatchObject({
      text: expect.stringMatching(`^id: ${storyId}`),
    });
    const taken = { reason: 'STORY_ID_TAKEN', field: 'story_id' };
    for (const who of [ada, somebody(running.identity)])
      await expect(begin(who, storyId.toUpperCase())).rejects.toMatchObject(taken);
    const [published] = (await running.client.listStories({}, await tess.as())).stories;
    await expect(begin(ada, published?.id ?? '')).rejects.toMatchObject(taken);
  });

  test('a story that begins with three moments lacks its pictures only', async () => {
    const { storyId } = await newStory(call(), ada);
    const { problems } = await call().checkDraft({ storyId }, await ada.as());
    expect(problems.filter(({ code }) => !code.startsWith('FS50'))).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
    const refused = { reason: 'STORY_HAS_ERRORS', message: expect.stringContaining('FS50') };
    await expect(call().publishDraft({ storyId, revision: 1 }, await ada.as())).rejects.toMatchObject(
      refused,
    );
  });

  test('is published, corrected, published again and rolled back', async () => {
    const { storyId, revision } = await playable();
    expect(await call().publishDraft({ storyId, revision, note: 'First.' }, await ada.as())).toMatchObject({
      version: 1,
    });
    await expect(call().publishDraft({ storyId, revision }, await ada.as())).rejects.toMatchObject({
      reason: 'NOTHING_CHANGED',
    });
    const end = await textOf(storyId, 'moments/the-end.yaml', ada);
    const better = end?.text.replace('Good night.', 'Sleep well.') ?? '';
    const mended = await call().editDraft(
      edit(storyId, whole('moments/the-end.yaml', better, end?.version)),
      await ada.as(),
    );
    const stale = call().publishDraft({ storyId, revision }, await ada.as());
    await expect(stale).rejects.toMatchObject({ reason: 'DRAFT_MOVED_ON', retryable: true });
    await call().publishDraft({ storyId, revision: mended.revision }, await ada.as());
    expect((await running.client.getRelease({ storyId }, within)).json).toContain('Sleep well.');
    // What publishing found out is not looked for again.
    const { check } = await call().syncDraft({ storyId, clientId: 'a', revision: 0 }, await ada.as());
    expect(check).toMatchObject({ revision: mended.revision, errors: 0 });
    await call().republishRelease({ storyId, version: 1, note: 'Back.' }, await ada.as());
    const newest = await running.client.getRelease({ storyId }, within);
    expect([newest.version, newest.json.includes('Good night.')]).toEqual([3, true]);
    const { releases } = await call().listStoryReleases({ storyId }, await ada.as());
    expect(releases.map(({ version, note, by }) => [version, note, by])).toEqual([
      [3, 'Back.', 'ada'],
      [2, '', 'ada'],
      [1, 'First.', 'ada'],
    ]);
  });

  test('an upload’s address cannot be guessed', async () => {
    const { storyId, revision } = await playable();
    await call().publishDraft({ storyId, revision }, await ada.as());
    const { json } = await running.client.getRelease({ storyId }, within);
    expect(json).toMatch(/"places\/hall\.jpg\?v=[0-9a-f]{32}"/);
  });

  test('stands in its owner’s catalogue, and in the public one when the team says so', async () => {
    const { storyId, revision } = await playable();
    await call().publishDraft({ storyId, revision }, await ada.as());
    const publicly = async () =>
      (await running.client.listPublicStories({}, within)).stories.some(({ id }) => id === storyId);
    const own = async () =>
      (await running.client.listStories({ ownerId: ada.userId }, await tess.as())).stories.map(
        ({ id }) => id,
      );
    expect([await publicly(), (await own()).includes(storyId)]).toEqual([false, true]);
    const mine = call().setListing({ storyId, isListed: true }, await ada.as());
    await expect(mine).rejects.toMatchObject({ reason: 'NOT_YOURS_TO_CHANGE' });
    await call().setListing({ storyId, isListed: true }, await tess.as());
    expect(await publicly()).toBe(true);
    await call().setListing({ storyId, isListed: false }, await ada.as());
    expect(await publicly()).toBe(false);
  });

  test('a test release plays what there is, is listed nowhere, and is the same for the same content', async () => {
    const { storyId, revision } = await playable();
    const { version } = await call().createTestRelease({ storyId, revision }, await ada.as());
    expect(version).toBeLessThan(0);
    expect(await call().createTestRelease({ storyId, revision }, await ada.as())).toMatchObject({ version });
    expect((await running.client.getRelease({ storyId, version }, within)).json).toContain('Good night.');
    await expect(running.client.getRelease({ storyId }, within)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await running.client.listReleases({ storyId }, within)).releases).toEqual([]);
  });

  test('announces its card alone', async () => {
    const { storyId, revision } = await playable();
    await call().publishDraft({ storyId, revision, announceOnly: true }, await ada.as());
    const { json } = await running.client.getRelease({ storyId }, within);
    expect(JSON.parse(json)).toMatchObject({ moments: [], story: { isComingSoon: true } });
  });

  test('the same edit again answers what was answered; a file that moved on refuses all', async () => {
    const { storyId } = await newStory(call(), ada);
    const first = edit(storyId, whole('moments/a.yaml', 'a: 1\n'), whole('moments/b.yaml', 'b: 1\n'));
    const answer = await call().editDraft(first, await ada.as());
    expect(await call().editDraft(first, await ada.as())).toEqual(answer);
    const twice = edit(storyId, whole('moments/d.yaml', 'd: 1\n'));
    const sent = [twice, twice, twice].map(async (one) => call().editDraft(one, await ada.as()));
    expect(new Set((await Promise.all(sent)).map(({ revision }) => revision)).size).toBe(1);
    const late = edit(storyId, whole('moments/c.yaml', 'c: 1\n'), whole('moments/a.yaml', 'a: 2\n', 0));
    await expect(call().editDraft(late, await ada.as())).rejects.toMatchObject({ reason: 'DRAFT_MOVED_ON' });
    expect(await textOf(storyId, 'moments/c.yaml', ada)).toBeUndefined();
  });

  test('an edit in parts is applied with the last one; one that lacks a part is not', async () => {
    const { storyId } = await newStory(call(), ada, 'empty');
    const last = { ...edit(storyId, whole('moments/two.yaml', 'two: 2\n')), part: 1 };
    await expect(call().editDraft(last, await ada.as())).rejects.toMatchObject({ reason: 'EDIT_INCOMPLETE' });
    const first = { ...last, part: 0, last: false, files: [whole('moments/one.yaml', 'one: 1\n')] };
    const { files } = await call().editDraft(first, await ada.as());
    expect([files, await textOf(storyId, 'moments/one.yaml', ada)]).toEqual([[], undefined]);
    await call().editDraft(last, await ada.as());
    expect(await textOf(storyId, 'moments/one.yaml', ada)).toMatchObject({ text: 'one: 1\n', version: 1 });
    expect(await textOf(storyId, 'moments/two.yaml', ada)).toMatchObject({ text: 'two: 2\n', version: 1 });
  });

  test('what others did comes with a sync, and who is there; it is read as it was before', async () => {
    const { storyId } = await newStory(call(), ada, 'empty');
    const bea = somebody(running.identity, { name: 'bea' });
    await call().shareStory({ storyId, userId: bea.userId, role: 'editor' }, await ada.as());
    const path = 'moments/a.yaml';
    const made = await call().editDraft(edit(storyId, whole(path, 'one\n')), await bea.as());
    const updatesJson = [JSON.stringify({ clientID: 'bea', changes: [3, [0, ' two'], 1] })];
    const typed = await call().editDraft(edit(storyId, { path, version: 1, updatesJson }), await bea.as());
    expect(typed.files).toMatchObject([{ path, version: 2 }]);
    expect(await textOf(storyId, path, ada)).toMatchObject({ text: 'one two\n' });
    expect(await textOf(storyId, path, ada, made.revision)).toMatchObject({ text: 'one\n', version: 1 });
    await call().syncDraft({ storyId, clientId: 'b', revision: 0, path, field: 'name' }, await bea.as());
    const synced = await call().syncDraft(
      { storyId, clientId: 'a', revision: made.revision },
      await ada.as(),
    );
    expect(synced).toMatchObject({
      revision: typed.revision,
      reload: false,
      files: [{ path, version: 2, updatesJson, change: 'updated' }],
      present: [{ clientId: 'b', name: 'bea', path, field: 'name' }],
    });
    const { edits } = await call().listEdits({ storyId, path }, await ada.as());
    expect(edits.map(({ by, paths }) => [by, paths])).toEqual([
      ['bea', [path]],
      ['bea', [path]],
    ]);
  });

  test('who was there before the clock was set back is there no more', async () => {
    const { storyId } = await newStory(call(), ada, 'empty');
    const others = async () =>
      (await call().syncDraft({ storyId, clientId: 'a', revision: 0 }, await ada.as())).present;
    await call().syncDraft({ storyId, clientId: 'b', revision: 0 }, await ada.as());
    expect(await others()).toMatchObject([{ clientId: 'b' }]);
    const later = "update draft_presence set at = at + interval '2 hours'";
    await database.db.transaction((tx) => tx.raw(later));
    expect(await others()).toEqual([]);
  });

  test('files are moved, deleted and written again; versions only rise', async () => {
    const { storyId } = await newStory(call(), ada, 'empty');
    const path = 'moments/a.yaml';
    await call().editDraft(edit(storyId, whole(path, 'a: 1\n')), await ada.as());
    const move: FileEdit = { path, version: 1, change: { case: 'movedTo', value: 'moments/b.yaml' } };
    const moved = await call().editDraft(edit(storyId, move), await ada.as());
    expect(moved.files).toEqual([
      expect.objectContaining({ path, version: 2 }),
      expect.objectContaining({ path: 'moments/b.yaml', version: 1 }),
    ]);
    const again = await call().editDraft(edit(storyId, whole(path, 'a: 2\n', 0)), await ada.as());
    expect(again.files).toMatchObject([{ path, version: 3 }]);
    const gone: FileEdit = { path, version: 3, change: { case: 'deleted', value: true } };
    const { revision } = await call().editDraft(edit(storyId, gone), await ada.as());
    const synced = await call().syncDraft({ storyId, clientId: 'a', revision: revision - 1 }, await ada.as());
    expect(synced.files).toMatchObject([{ path, change: 'deleted', updatesJson: [] }]);
  });

  test('a copy is another story with ids of its own', async () => {
    const { storyId } = await newStory(call(), ada);
    const copy = await newStory(call(), ada, storyId);
    const [from, to] = [
      await textOf(storyId, 'story.yaml', ada),
      await textOf(copy.storyId, 'story.yaml', ada),
    ];
    const idsOf = (text = '') => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    expect(idsOf(to?.text)).toHaveLength(idsOf(from?.text).length);
    for (const id of idsOf(from?.text)) expect(to?.text).not.toContain(id);
  });

  test('its characters, places and moments are found by their ids', async () => {
    const { storyId } = await newStory(call(), ada);
    const door = await textOf(storyId, 'moments/the-door.yaml', ada);
    const story = await textOf(storyId, 'story.yaml', ada);
    const objectId = /id: (\S+)/.exec(door?.text ?? '')?.[1] ?? '';
    const placeId = /hall:\n +id: (\S+)/.exec(story?.text ?? '')?.[1] ?? '';
    expect(await call().findObject({ objectId }, await ada.as())).toMatchObject({
      storyId,
      kind: 'moment',
      slug: 'the-door',
    });
    expect(await call().findObject({ objectId: placeId }, await tess.as())).toMatchObject({
      kind: 'place',
      slug: 'hall',
    });
    const bob = somebody(running.identity);
    await expect(call().findObject({ objectId }, await bob.as())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('an account that has gone leaves its stories to the team, and its name to nobody', async () => {
    const gone = somebody(running.identity, { name: 'gone' });
    const { storyId } = await newStory(call(), gone);
    const payload = toBinary(UserDeletedSchema, create(UserDeletedSchema, { userId: gone.userId }));
    await running.bus.publish('fabula.auth.user_deleted', crypto.randomUUID(), payload);
    const { edits } = await call().listEdits({ storyId }, await tess.as());
    expect(edits).toMatchObject([{ by: 'somebody' }]);
    await expect(call().getDraft({ storyId }, await gone.as())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await call().getDraft({ storyId }, await tess.as())).ownerId).toBeUndefined();
  });

  test('an adopted story is what it was; imports and other processes leave what its page published', async () => {
    const good = (await running.client.listPublicStories({}, within)).stories.find(
      ({ slug }) => slug === 'good',
    );
    const storyId = good?.id ?? '';
    await expect(call().adoptStory({ storyId }, await ada.as())).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
    const { revision } = await call().adoptStory({ storyId }, await tess.as());
    const again = call().adoptStory({ storyId }, await tess.as());
    await expect(again).rejects.toMatchObject({ reason: 'ALREADY_A_DRAFT' });
    const nothing = call().publishDraft({ storyId, revision }, await tess.as());
    await expect(nothing).rejects.toMatchObject({ reason: 'NOTHING_CHANGED' });
    const end = await textOf(storyId, 'moments/the-end.yaml', tess);
    const text = end?.text.replace('Over.', 'All over.') ?? '';
    const mended = await call().editDraft(
      edit(storyId, whole('moments/the-end.yaml', text, 1)),
      await tess.as(),
    );
    await call().publishDraft({ storyId, revision: mended.revision }, await tess.as());
    const media = await mediaStore();
    const importing = { db: database.db, log: createLogger('test', { level: 'silent' }), media: media.store };
    expect(await importStories({ ...importing, root: stories.root })).toBe(0);
    const other = await startCatalogue(database.db, stories.root);
    const newest = await other.client.getRelease({ storyId }, within);
    expect([newest.version, newest.json.includes('All over.')]).toEqual([2, true]);
    expect((await other.client.listPublicStories({}, within)).stories.map(({ id }) => id)).toContain(storyId);
    await other.stop();
    await media.remove();
  });

  test.each(['an author', 'nobody here'])(
    'a story that its folder gives to %s is theirs once it is adopted, if they are there, and can be in their catalogue only',
    async (who) => {
      const [owner, storyId] = [somebody(running.identity), randomUUID()];
      if (who === 'nobody here') running.authors.nobody.add(owner.userId);
      const given = await storiesRoot();
      const path = join(given.root, `given-${storyId}`, 'story.yaml');
      await cp(fixture('good'), dirname(path), { recursive: true });
      const text = (await readFile(path, 'utf8')).replace(/^id: .*$/m, `id: ${storyId}`);
      await writeFile(path, `${text}ownerId: ${owner.userId.toUpperCase()}\nisInOwnerCatalogue: true\n`);
      const media = await mediaStore();
      const into = { db: database.db, log: createLogger('test', { level: 'silent' }), media: media.store };
      await importStories({ ...into, root: given.root });
      const catalogue = async (asked: { ownerId?: string }) =>
        (await running.client.listStories(asked, await tess.as())).stories.some(({ id }) => id === storyId);
      const shown = async () => [await catalogue({ ownerId: owner.userId }), await catalogue({})];
      expect(await shown()).toEqual([true, true]);
      // Where nobody can say who they are it waits, for those who may.
      running.authors.isAway = true;
      const adoptedBy = async (by: Somebody) => call().adoptStory({ storyId }, await by.as());
      await expect(adoptedBy(ada)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
      await expect(adoptedBy(tess)).rejects.toMatchObject({ reason: 'AUTHORS_AWAY' });
      running.authors.isAway = false;
      const { revision } = await call().adoptStory({ storyId }, await tess.as());
      const draft = await call().getDraft({ storyId }, await tess.as());
      const { errors } = await call().checkDraft({ storyId }, await tess.as());
      expect([draft.ownerId, errors, await shown()]).toEqual(
        who === 'an author' ? [owner.userId, 0, [true, true]] : [undefined, 1, [false, true]],
      );
      // It is none of those that they may begin in a day.
      expect(await database.db.transaction((tx) => countNewStories(tx, owner.userId))).toBe(0);
      if (who === 'an author') {
        await call().setListing({ storyId, isListed: false }, await owner.as());
        expect(await shown()).toEqual([true, false]);
        await call().publishDraft({ storyId, revision, announceOnly: true }, await owner.as());
        expect(await shown()).toEqual([true, false]);
      }
      running.authors.nobody.clear();
      await importStories({ ...into, root: stories.root });
      for (const each of [given, media]) await each.remove();
    },
  );

  test('a story whose folder has gone can be begun again once it is adopted, and is public once the team lists it', async () => {
    const storyId = randomUUID();
    const elsewhere = await storiesRoot();
    const path = join(elsewhere.root, 'gone', 'story.yaml');
    await cp(fixture('good'), join(elsewhere.root, 'gone'), { recursive: true });
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^id: .*$/m, `id: ${storyId}`));
    const media = await mediaStore();
    const into = { db: database.db, log: createLogger('test', { level: 'silent' }), media: media.store };
    for (const { root } of [elsewhere, stories]) await importStories({ ...into, root });
    const newest = () => running.client.getRelease({ storyId }, within);
    const isPublic = async () =>
      (await running.client.listPublicStories({}, within)).stories.some(({ id }) => id === storyId);
    await expect(newest()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await call().adoptStory({ storyId }, await tess.as());
    expect(await newest()).toMatchObject({ version: 1 });
    expect(await isPublic()).toBe(false);
    expect(await call().getDraft({ storyId }, await tess.as())).toMatchObject({ isListed: false });
    await call().setListing({ storyId, isListed: true }, await tess.as());
    await importStories({ ...into, root: stories.root });
    expect(await isPublic()).toBe(true);
    expect(await newest()).toMatchObject({ version: 1 });
    for (const each of [elsewhere, media]) await each.remove();
  });
});
