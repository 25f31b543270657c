import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { edit, type FileEdit, newStory, type Somebody, somebody, upload, whole } from './authors.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

const PATH = 'moments/a.yaml';
const update = (changes: unknown, clientID: unknown = 'x') => JSON.stringify({ clientID, changes });
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const wrapped = (inner: string) => `${'['.repeat(90)}${inner}${']'.repeat(90)}`;
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, n) => {
    const before = String.fromCharCode(97 + n);
    return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`;
  }),
].join('\n');

/** Each holds the one before it, ninety times. */
const chain = Array.from(
  { length: 99 },
  (_, n) => `k${n}: &a${n} ${wrapped(n === 0 ? 'x' : `*a${n - 1}`)}`,
).join('\n');

describe.each(DATABASES)('hostile drafts on %s', (_name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  let eve: Somebody;
  let storyId: string;

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    eve = somebody(running.identity, { name: 'eve' });
    storyId = (await newStory(running.authoring, eve, 'empty')).storyId;
    await running.authoring.editDraft(edit(storyId, whole(PATH, 'text\n')), await eve.as());
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  const revision = async () => (await running.authoring.getDraft({ storyId }, await eve.as())).revision;
  const send = async (...files: FileEdit[]) =>
    running.authoring.editDraft(edit(storyId, ...files), await eve.as());

  test.each([
    ['an update of a longer text', update([99])],
    ['one that goes back', update([-1, 6])],
    ['one of half a character', update([0.5, 4.5])],
    ['one with a line in a line', update([[0, 'a\nb'], 5])],
    ['one with NUL', update([[0, 'a\0b'], 5])],
    ['one with half of a pair', update([[0, '\ud83d'], 5])],
    ['one that is a list', '[]'],
    ['one that is no JSON', '{'],
    ['one that is too deep', deep(20_000)],
    ['one that is too deep in its changes', `{"clientID":"x","changes":${deep(20_000)}}`],
    ['one of a prototype', '{"__proto__":{"clientID":"x"},"changes":[5]}'],
    ['one by nobody', update([5], '')],
  ])('%s changes nothing', async (_what, json) => {
    const before = await revision();
    const sent = send(whole('moments/b.yaml', 'b\n'), { path: PATH, version: 1, updatesJson: [json] });
    await expect(sent).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(await revision()).toBe(before);
  });

  test.each([
    ...[
      '../story.yaml',
      '/etc/passwd',
      'moments/../x.yaml',
      'moments/A.yaml',
      'a\0.yaml',
      '__proto__',
      'media/x.jpg',
    ],
    ...['constructor', 'moments/a.yaml/b', 'moments\\a.yaml'],
    ...['moments/constructor.yaml', 'characters/__proto__.yaml', 'characters/prototype.en.md'],
  ])('no text lies at %s', async (path) => {
    await expect(send(whole(path, 'x'))).rejects.toMatchObject({ reason: 'BAD_PATH' });
  });

  test('media lie below media only, and nothing moves out of it', async () => {
    await expect(send(upload('moments/b.yaml'))).rejects.toMatchObject({ reason: 'BAD_PATH' });
    for (const path of ['media/../x.jpg', 'media/__proto__/x.jpg', 'media/places/constructor.jpg'])
      await expect(send(upload(path))).rejects.toMatchObject({ reason: 'BAD_PATH' });
    const move: FileEdit = { path: PATH, version: 1, change: { case: 'movedTo', value: 'media/x.jpg' } };
    await expect(send(move)).rejects.toMatchObject({ reason: 'BAD_PATH' });
  });

  test('what is too large, or no text, is refused by name', async () => {
    await expect(send(whole('moments/b.yaml', 'x'.repeat(200 * 1024 + 1)))).rejects.toMatchObject({
      reason: 'FILE_TOO_LARGE',
    });
    // Half of a pair does not travel: what is no character becomes one on its way.
    for (const text of ['a\r\nb', '\ufeffa', 'a\0'])
      await expect(send(whole('moments/b.yaml', text))).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    await expect(send(whole(PATH, 'x', 1), whole(PATH, 'y', 1))).rejects.toMatchObject({
      reason: 'BAD_PATH',
    });
  });

  test('a story has so many files, and no more', async () => {
    const { storyId: full } = await newStory(running.authoring, eve, 'empty');
    const name = (n: number) => `moments/m-${n}.yaml`;
    const editId = randomUUID();
    const part = (n: number) => ({
      ...edit(full, ...Array.from({ length: 64 }, (_, m) => whole(name(n * 64 + m), 'a: 1\n'))),
      ...{ editId, part: n, last: n === 23 },
    });
    for (let n = 0; n < 23; n += 1) await running.authoring.editDraft(part(n), await eve.as());
    const sent = running.authoring.editDraft(part(23), await eve.as());
    await expect(sent).rejects.toMatchObject({ reason: 'DRAFT_FULL' });
    expect((await running.authoring.getDraft({ storyId: full }, await eve.as())).files).toHaveLength(1);
  });

  test.each([
    ['a bomb of aliases', bomb],
    ['one line of 190 kB', `name: ${'x'.repeat(190_000)}`],
    [
      'keys of prototypes',
      '__proto__: { id: x }\nconstructor: { prototype: 1 }\nplaces: { __proto__: { id: y } }\n',
    ],
    ['depth', `name: ${deep(50_000)}`],
    ['depth behind a mistake', `id: ]\nname: ${'['.repeat(50_000)}`],
    ['depth on one line', `${'- '.repeat(50_000)}x`],
    ['depth by aliases', chain],
    [
      'characters that no database keeps',
      'name: { en: "a\\0b", fr: "\\ud83d" }\nplaces: { "a\\0": { id: x } }\n',
    ],
    ['no YAML', '{{{{ : \t- %'],
  ])('%s is checked, and is an error of the story', async (_what, text) => {
    const { storyId: odd } = await newStory(running.authoring, eve, 'empty');
    await running.authoring.editDraft(edit(odd, whole('story.yaml', text, 1)), await eve.as());
    const { errors, revision: checked } = await running.authoring.checkDraft(
      { storyId: odd },
      await eve.as(),
    );
    expect([errors > 0, checked]).toEqual([true, 2]);
    const sent = running.authoring.publishDraft({ storyId: odd, revision: 2 }, await eve.as());
    await expect(sent).rejects.toMatchObject({ reason: 'STORY_HAS_ERRORS' });
    expect(({} as { id?: unknown }).id).toBeUndefined();
  });

  test('a condition of 20,000 brackets is an error at its place', async () => {
    const { storyId: odd } = await newStory(running.authoring, eve);
    const path = 'moments/the-door.yaml';
    const { files } = await running.authoring.readDraftFiles({ storyId: odd, paths: [path] }, await eve.as());
    const when = `    when: ${'('.repeat(20_000)}success${')'.repeat(20_000)}`;
    const text = `${files[0]?.text.trimEnd()}\n${when}\n`;
    await running.authoring.editDraft(edit(odd, whole(path, text, 1)), await eve.as());
    const { problems } = await running.authoring.checkDraft({ storyId: odd }, await eve.as());
    const line = text.split('\n').indexOf(when) + 1;
    expect(problems.filter(({ code }) => code === 'FS115')).toMatchObject([
      { severity: 'error', file: path, line, column: 5, moment: 'the-door' },
    ]);
  });

  test('no story is called what every object is called', async () => {
    for (const slug of ['constructor', 'prototype']) {
      const sent = running.authoring.createStory(
        { name: { en: 'A', fr: 'A' }, slug, from: 'empty' },
        await eve.as(),
      );
      await expect(sent).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
  });

  test('nobody publishes over another story, or under another name', async () => {
    const good = (await running.client.listPublicStories({}, { deadlineMs: 60_000 })).stories[0];
    const { storyId: mine } = await newStory(running.authoring, eve);
    const asked = { storyId: mine, paths: ['story.yaml'] };
    const { files } = await running.authoring.readDraftFiles(asked, await eve.as());
    const text = files[0]?.text ?? '';
    const taken = text.replace(mine, good?.id ?? '');
    await running.authoring.editDraft(edit(mine, whole('story.yaml', taken, 1)), await eve.as());
    const codes = async () =>
      (await running.authoring.checkDraft({ storyId: mine }, await eve.as())).problems.map(
        ({ code }) => code,
      );
    expect(await codes()).toContain('FS217');
    const test = running.authoring.createTestRelease({ storyId: mine, revision: 2 }, await eve.as());
    await expect(test).rejects.toMatchObject({ reason: 'STORY_UNREADABLE' });
    const owned = `${text}ownerId: ${randomUUID()}\n`;
    await running.authoring.editDraft(edit(mine, whole('story.yaml', owned, 2)), await eve.as());
    expect(await codes()).toContain('FS216');
  });
});
