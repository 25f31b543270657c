import { randomUUID } from 'node:crypto';
import { create, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { rows } from '@fabula/kit/db';
import { ActionTakenSchema } from '@fabula/proto/events/v1/events_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import { enrolled } from './enrolled.ts';
import { type AuthUnderTest, startAuth } from './harness.ts';
import { reasonOf } from './mail-room.ts';

const PASSWORD = 'correct horse battery';
const STORY = `${randomUUID()} put-out-the-light`;
const AT = '2026-03-04T05:06:07.000Z';

describe('what the part that keeps stories asks and tells', () => {
  let auth: AuthUnderTest;
  let team: Person;

  interface Person {
    readonly browser: Browser;
    readonly token: string;
    readonly id: string;
  }

  const tokenOf = (path = '') => new URL(path, 'http://x').searchParams.get('invite_token') ?? '';
  const as = ({ browser, token }: Person) => browser.options(token);

  async function join(email: string, inviteToken?: string): Promise<Person> {
    const browser = new Browser();
    const request = { email, password: PASSWORD, ...(inviteToken && { inviteToken }) };
    const { session } = await auth.client.signUp(request, browser.options());
    const token = session?.accessToken ?? '';
    return { browser, token, id: decodeJwt(token).sub ?? '' };
  }

  async function anAuthor(email: string, role = 'author'): Promise<Person> {
    const { path } = await auth.client.createInvite({ email, role }, as(team));
    return join(email, tokenOf(path));
  }

  beforeAll(async () => {
    auth = await startAuth();
    const first = await join('gus@example.org', tokenOf(auth.announced[0]));
    const { token } = await enrolled(auth.client, first.browser, first.token);
    team = { ...first, token };
  });
  afterAll(() => auth?.close());

  describe('who is there', () => {
    const isAuthor = async (userId: string) =>
      (await auth.clientAs('catalogue').isAuthor({ userId }, { deadlineMs: 60_000 })).isAuthor;

    it('is an author or one of the team, as long as they may sign in', async () => {
      const ada = await anAuthor('ada@example.org');
      const tess = await anAuthor('tess@example.org', 'team');
      const pia = await join('pia@example.org');
      const answers = await Promise.all([ada.id, tess.id, pia.id, randomUUID()].map(isAuthor));
      expect(answers).toEqual([true, true, false, false]);
      await auth.client.setEnabled({ userId: ada.id, isEnabled: false }, as(team));
      expect(await isAuthor(ada.id)).toBe(false);
      await auth.client.setEnabled({ userId: ada.id, isEnabled: true }, as(team));
      expect(await isAuthor(ada.id)).toBe(true);
      await auth.client.setRole({ userId: ada.id, role: 'player' }, as(team));
      expect(await isAuthor(ada.id)).toBe(false);
      // From the beginning of the end: what is left of an account goes some seconds later.
      await auth.client.deleteUser({ userId: tess.id }, as(team));
      expect(await isAuthor(tess.id)).toBe(false);
    });

    it('is told to that part alone', async () => {
      const asked = auth.clientAs('run').isAuthor({ userId: team.id }, { deadlineMs: 60_000 });
      expect(await reasonOf(asked)).toBe('NOT_ALLOWED');
    });
  });

  describe('what was done to a story', () => {
    const told = (message: MessageInitShape<typeof ActionTakenSchema>, id: string = randomUUID()) =>
      auth.bus.publish(
        'fabula.catalogue.action_taken',
        id,
        toBinary(ActionTakenSchema, create(ActionTakenSchema, { object: STORY, at: AT, ...message })),
      );
    const listed = async (userId: string) =>
      (await auth.client.listAuditEvents({ userId }, as(team))).events.filter(
        ({ object }) => object === STORY,
      );

    it('is listed once, with the time at which it was done, whom it concerns, and no address or id', async () => {
      const ben = await anAuthor('ben@example.org');
      const id = randomUUID();
      const share = { action: 'story-shared', actorId: team.id, subjectId: ben.id, detail: 'editor' };
      // It comes again where an answer was lost.
      for (const _ of [1, 2]) await told(share, id);
      await told({ action: 'story-published', actorId: team.id, detail: '3' });
      const { profiles } = await auth.client.listProfiles({}, as(team));
      const nameOf = ({ id: userId }: Person) => profiles.find((one) => one.id === userId)?.auditName;
      const [published, shared, ...more] = await listed(team.id);
      expect(more).toEqual([]);
      expect(shared).toMatchObject({
        ...{ action: 'story-shared', detail: 'editor', at: AT, network: '', object: STORY },
        ...{ actor: nameOf(team), subject: nameOf(ben) },
      });
      expect(published).toMatchObject({ action: 'story-published', detail: '3', subject: '' });
      expect((await listed(ben.id)).map(({ action }) => action)).toEqual(['story-shared']);
      const table = JSON.stringify(await auth.db.transaction((tx) => rows(tx, 'select * from audit')));
      for (const known of [team.id, ben.id, 'example.org']) expect(table).not.toContain(known);
    });

    it('stands beside what was done here, which is to no story', async () => {
      const { events } = await auth.client.listAuditEvents({ userId: team.id }, as(team));
      expect(events.find(({ action }) => action === 'invite-created')).toMatchObject({ object: '' });
    });
  });
});
