import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DescMethod } from '@bufbuild/protobuf';
import { accessRule } from '@fabula/kit/access';
import { rows } from '@fabula/kit/db';
import { Level } from '@fabula/proto/access/v1/access_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { edit, newStory, type Somebody, somebody, teamMember, whole } from './authors.ts';
import { Gate } from './gate.ts';
import { DATABASES, startCatalogue, storiesRoot, type TestDatabase } from './harness.ts';

/** Who asks. */
const PEOPLE = ['owner', 'editor', 'reader', 'author', 'team, aal1', 'team', 'player', 'nobody'] as const;
type Person = (typeof PEOPLE)[number];

const READERS: readonly Person[] = ['owner', 'editor', 'reader', 'team'];
const EDITORS: readonly Person[] = ['owner', 'editor', 'team'];
const OWNERS: readonly Person[] = ['owner', 'team'];

/** Who may use a method on the story; the other methods are on no story, or no author's. */
const MAY: Readonly<Record<string, readonly Person[]>> = {
  ...{
    GetDraft: READERS,
    ReadDraftFiles: READERS,
    SyncDraft: READERS,
    ListEdits: READERS,
    CheckDraft: READERS,
  },
  ...{ ListStoryReleases: READERS, ReadRelease: READERS, CreateTestRelease: READERS, FindObject: READERS },
  ...{ EditDraft: EDITORS, PublishDraft: EDITORS, RepublishRelease: EDITORS },
  ...{ SetListing: OWNERS, SetClosed: OWNERS },
  ...{ ShareStory: OWNERS, TransferStory: OWNERS, WithdrawTransfer: OWNERS },
  AdoptStory: ['team'],
};
const ON_NO_STORY = ['ListDrafts', 'CreateStory', 'AnswerTransfer'];
const REFUSALS = [
  'STORY_NOT_FOUND',
  'OBJECT_NOT_FOUND',
  'NOT_YOURS_TO_CHANGE',
  'NOT_ALLOWED',
  'NOT_SIGNED_IN',
  'FACTOR_WANTED',
];

describe.each(DATABASES)('rights on %s', (name, start) => {
  let database: TestDatabase;
  let stories: Awaited<ReturnType<typeof storiesRoot>>;
  let running: Awaited<ReturnType<typeof startCatalogue>>;
  const people = new Map<Person, Somebody>();

  beforeAll(async () => {
    database = await start();
    stories = await storiesRoot('good');
    running = await startCatalogue(database.db, stories.root);
    const { identity } = running;
    for (const person of ['editor', 'reader', 'author'] as const) people.set(person, somebody(identity));
    people.set('team', teamMember(identity));
    people.set('team, aal1', somebody(identity, { roles: ['team'] }));
    people.set('player', somebody(identity, { roles: [] }));
  });
  afterAll(async () => {
    await running.stop();
    await stories.remove();
    await database.stop();
  });

  const who = (person: Person): Somebody => {
    const found = people.get(person);
    if (found === undefined) throw new Error(`${person} is nobody`);
    return found;
  };

  /** A story of the owner's, shared with the editor and the reader; the owner is a new one, who has begun no other. */
  async function shared(): Promise<string> {
    people.set('owner', somebody(running.identity));
    const { storyId } = await newStory(running.authoring, who('owner'));
    for (const role of ['editor', 'reader'] as const) {
      const { userId } = who(role);
      await running.authoring.shareStory({ storyId, userId, role }, await who('owner').as());
    }
    return storyId;
  }

  /** A request that is right for the method but for who asks. */
  async function requestFor({ name }: DescMethod, storyId: string): Promise<Record<string, unknown>> {
    const member = { storyId, userId: randomUUID() };
    const requests: Record<string, Record<string, unknown>> = {
      ReadDraftFiles: { storyId, paths: ['story.yaml'] },
      EditDraft: edit(storyId, whole(`moments/m-${randomUUID()}.yaml`, 'a: 1\n')),
      SyncDraft: { storyId, clientId: 'one', revision: 1 },
      PublishDraft: { storyId, revision: 99_999 },
      CreateTestRelease: { storyId, revision: 99_999 },
      ReadRelease: { storyId, version: 7 },
      RepublishRelease: { storyId, version: 7 },
      ShareStory: { ...member, role: 'reader' },
      TransferStory: { storyId, userId: who('owner').userId },
      FindObject: { objectId: await momentOf(storyId) },
    };
    return requests[name] ?? { storyId };
  }

  async function momentOf(storyId: string): Promise<string> {
    const asked = { storyId, paths: ['moments/the-door.yaml'] };
    const { files } = await running.authoring.readDraftFiles(asked, await who('owner').as());
    return /id: (\S+)/.exec(files[0]?.text ?? '')?.[1] ?? '';
  }

  async function isRefused(method: DescMethod, request: object, person: Person): Promise<boolean> {
    const options = person === 'nobody' ? { deadlineMs: 60_000 } : await who(person).as();
    const call = running.authoring[method.localName as 'getDraft'];
    try {
      await call(request as never, options);
      return false;
    } catch (error) {
      return REFUSALS.includes((error as { reason?: string }).reason ?? '');
    }
  }

  test('each method that is on a story has its right', () => {
    const onStory = AuthoringService.methods.filter(
      (method) => accessRule(method).level !== Level.INTERNAL && !ON_NO_STORY.includes(method.name),
    );
    expect(onStory.map(({ name }) => name).sort()).toEqual(Object.keys(MAY).sort());
  });

  test.each(Object.entries(MAY))('%s', async (called, may) => {
    const method = AuthoringService.methods.find((one) => one.name === called);
    if (method === undefined) throw new Error(`there is no ${called}`);
    const storyId = await shared();
    const wrong: string[] = [];
    for (const person of PEOPLE) {
      const refused = await isRefused(method, await requestFor(method, storyId), person);
      if (refused === may.includes(person)) wrong.push(person);
    }
    expect(wrong).toEqual([]);
  });

  test('what was taken away ends at once, for edits that are on their way too', async () => {
    const storyId = await shared();
    const { userId, as } = who('editor');
    const edits = Array.from({ length: 8 }, (_, n) =>
      edit(storyId, whole(`moments/late-${n}.yaml`, 'a: 1\n')),
    );
    const sent = Promise.allSettled(edits.map(async (one) => running.authoring.editDraft(one, await as())));
    await running.authoring.shareStory({ storyId, userId, role: 'none' }, await who('owner').as());
    const before = await running.authoring.getDraft({ storyId }, await who('owner').as());
    await sent;
    await expect(
      running.authoring.editDraft(edit(storyId, whole('moments/x.yaml', '')), await as()),
    ).rejects.toMatchObject({
      reason: 'STORY_NOT_FOUND',
    });
    const after = await running.authoring.getDraft({ storyId }, await who('owner').as());
    expect(after.revision).toBe(before.revision);
  });

  test('whoever has waited for a story is to it what they are by then', async () => {
    const storyId = await shared();
    const { userId, as } = who('editor');
    const late = edit(storyId, whole('moments/late.yaml', 'a: 1\n'));
    const [locked, waits] = [new Gate(), new Gate()];
    const taken = database.db.transaction(async (tx) => {
      await rows(tx, 'select from stories where story_id = $1 for update', [storyId]);
      locked.open();
      await waits.isOpen;
      await rows(tx, 'delete from story_members where story_id = $1 and user_id = $2', [storyId, userId]);
    });
    await locked.isOpen;
    const sent = running.authoring.editDraft(late, await as());
    sent.catch(() => undefined);
    await untilItWaits();
    waits.open();
    await taken;
    await expect(sent).rejects.toMatchObject({ reason: 'STORY_NOT_FOUND' });
  });

  /** At the one connection of PGlite it waits for the transaction itself. */
  async function untilItWaits(): Promise<void> {
    const waiting = 'select from pg_locks where not granted limit 1';
    while (name === 'Postgres' && (await database.db.statement(waiting)).length === 0) await sleep(10);
  }

  test('other parts learn what somebody is to a story', async () => {
    const storyId = await shared();
    const within = { deadlineMs: 60_000 };
    const role = async (person: Person, roles: string[], acr = '') =>
      (await running.authoring.getStoryRights({ storyId, userId: who(person).userId, roles, acr }, within))
        .role;
    expect([await role('owner', ['author']), await role('editor', ['author'])]).toEqual(['owner', 'editor']);
    expect([await role('reader', ['author']), await role('author', ['author'])]).toEqual(['reader', '']);
    expect([await role('team', ['team'], 'aal2'), await role('team', ['team'])]).toEqual(['team', '']);
    expect(await role('owner', [])).toBe('');
  });
});
