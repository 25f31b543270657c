import { setTimeout as sleep } from 'node:timers/promises';
import { rows } from '@fabula/kit/db';
import { allPages } from '@fabula/kit/testing/all-pages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { endedSessions } from '../src/ended.ts';
import { Browser } from './browser.ts';
import { enrolled } from './enrolled.ts';
import { type AuthUnderTest, startAuth } from './harness.ts';
import { reasonOf } from './mail-room.ts';

const PASSWORD = 'correct horse battery';
/** As fast as every process is to know it. */
const KNOWN_WITHIN_MS = 5_000;
let auth: AuthUnderTest;
let team: Member;

interface Member {
  readonly browser: Browser;
  readonly token: string;
  readonly id: string;
}

const tokenOf = (path = '') => new URL(path, 'http://x').searchParams.get('invite_token') ?? '';

async function join(email: string, inviteToken?: string, browser = new Browser()): Promise<Member> {
  const request = { email, password: PASSWORD, ...(inviteToken && { inviteToken }) };
  const { session } = await auth.client.signUp(request, browser.options());
  const token = session?.accessToken ?? '';
  return { browser, token, id: decodeJwt(token).sub ?? '' };
}

/** With the second factor that the team's methods want. */
const onTeam = async (member: Member): Promise<Member> => ({
  ...member,
  token: (await enrolled(auth.client, member.browser, member.token)).token,
});

const as = ({ browser, token }: Member) => browser.options(token);

const invite = async (email: string, role: string, by = team) =>
  tokenOf((await auth.client.createInvite({ email, role }, as(by))).path);

const openInvites = async () => (await auth.client.listInvites({}, as(team))).invites;

async function until(holds: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await holds())) await sleep(50);
  return performance.now() - since;
}

describe('the team', () => {
  beforeAll(async () => {
    auth = await startAuth();
    team = await onTeam(await join('gus@example.org', tokenOf(auth.announced[0])));
  });
  afterAll(() => auth.close());

  describe('authors', () => {
    it('find one another by address, and nobody else', async () => {
      const iris = await join('iris@example.org', await invite('iris@example.org', 'author'));
      const hugo = await join('hugo@example.org', await invite('hugo@example.org', 'author'));
      await join('pia@example.org');
      const find = (email: string) => auth.client.findAuthor({ email }, as(iris));
      expect(await find('Hugo@Example.org')).toMatchObject({ userId: hugo.id });
      for (const email of ['pia@example.org', 'nobody@example.org'])
        expect(await reasonOf(find(email))).toBe('UNKNOWN_AUTHOR');
      for (let n = 3; n < 30; n += 1) await find('gus@example.org');
      expect(await reasonOf(find('gus@example.org'))).toBe('TOO_MANY_ATTEMPTS');
      expect(await auth.client.findAuthor({ email: 'iris@example.org' }, as(hugo))).toMatchObject({
        userId: iris.id,
      });
    });
  });

  describe('invitations', () => {
    it('are listed while they are good, and revoked', async () => {
      const link = await invite('ada@example.org', 'author');
      const [open] = await openInvites();
      expect(open).toMatchObject({ email: 'ada@example.org', role: 'author' });
      const days = (Date.parse(open?.expiresAt ?? '') - Date.parse(open?.createdAt ?? '')) / 86_400_000;
      expect(days).toBeCloseTo(7, 3);
      await auth.client.revokeInvite({ id: open?.id ?? '' }, as(team));
      expect(await openInvites()).toEqual([]);
      expect(await reasonOf(join('ada@example.org', link))).toBe('INVITE_NOT_GOOD');
      expect(await reasonOf(auth.client.revokeInvite({ id: open?.id ?? '' }, as(team)))).toBe(
        'UNKNOWN_INVITE',
      );
    });

    it('are no longer open once they are followed', async () => {
      await join('bob@example.org', await invite('bob@example.org', 'author'));
      expect(await openInvites()).toEqual([]);
    });

    it('of a member who is on the team no more are void, and they make no new ones', async () => {
      const mia = await onTeam(await join('mia@example.org', await invite('mia@example.org', 'team')));
      const link = await invite('eve@example.org', 'team', mia);
      await auth.client.setRole({ userId: mia.id, role: 'player' }, as(team));
      expect(await reasonOf(join('eve@example.org', link))).toBe('INVITE_NOT_GOOD');
      // The token that she has says that she is on the team, for minutes still.
      const tries = () =>
        reasonOf(auth.client.createInvite({ email: 'x@example.org', role: 'team' }, as(mia)));
      expect(await until(async () => (await tries()) === 'SESSION_ENDED')).toBeLessThan(KNOWN_WITHIN_MS);
      const { session } = await auth.client.resumeSession({}, mia.browser.options());
      const next = { ...mia, token: session?.accessToken ?? '' };
      expect(await reasonOf(auth.client.getProfile({}, as(next)))).toBe('ok');
      expect(await reasonOf(auth.client.listInvites({}, as(next)))).toBe('NOT_ALLOWED');
    });
  });

  it('whoever has lost a role has tokens that count at once', async () => {
    const ned = await join('ned@example.org', await invite('ned@example.org', 'author'));
    await auth.client.setRole({ userId: ned.id, role: 'player' }, as(team));
    const { session } = await auth.client.resumeSession({}, ned.browser.options());
    await until(async () => (await reasonOf(auth.client.getProfile({}, as(ned)))) === 'SESSION_ENDED');
    const next = { ...ned, token: session?.accessToken ?? '' };
    expect(await reasonOf(auth.client.getProfile({}, as(next)))).toBe('ok');
  });

  describe('a session', () => {
    it('knows its device, its assurance and when it was seen last', async () => {
      const { browser, id, token } = await join('cleo@example.org');
      const row = async () =>
        (await auth.db.transaction((tx) => tx('sessions').where({ user_id: id }).first())) as {
          acr: string;
          sid: string;
          device_hash: string;
          last_seen_at: Date;
        };
      const first = await row();
      expect(first).toMatchObject({
        acr: 'aal1',
        sid: decodeJwt(token).sid,
        device_hash: expect.any(String),
      });
      await auth.client.resumeSession({}, browser.options());
      expect((await row()).last_seen_at.getTime()).toBeGreaterThan(first.last_seen_at.getTime());
    });

    it('that was signed out is over for the token that it had, within seconds', async () => {
      const dora = await join('dora@example.org');
      await auth.client.signOut({ everywhere: false }, as(dora));
      const over = async () => (await reasonOf(auth.client.getProfile({}, as(dora)))) === 'SESSION_ENDED';
      expect(await until(over)).toBeLessThan(KNOWN_WITHIN_MS);
    });

    it('is over everywhere, but for what begins afterwards', async () => {
      const emil = await join('emil@example.org');
      const elsewhere = new Browser();
      const credentials = { email: 'emil@example.org', password: PASSWORD };
      const { session } = await auth.client.signInWithPassword(credentials, elsewhere.options());
      const other = { ...emil, browser: elsewhere, token: session?.accessToken ?? '' };
      await auth.client.signOut({ everywhere: true }, as(emil));
      const again = await auth.client.signInWithPassword(credentials, elsewhere.options());
      const over = async () => (await reasonOf(auth.client.getProfile({}, as(other)))) === 'SESSION_ENDED';
      expect(await until(over)).toBeLessThan(KNOWN_WITHIN_MS);
      const next = { ...other, token: again.session?.accessToken ?? '' };
      expect(await reasonOf(auth.client.getProfile({}, as(next)))).toBe('ok');
    });

    it('is told as ended for as long as its tokens live', async () => {
      const { sid } = decodeJwt<{ sid: string }>((await join('fay@example.org')).token);
      await auth.db.transaction((tx) =>
        tx.raw("insert into ended (kind, id, kept_until) values ('session', ?, clock_timestamp())", [sid]),
      );
      const { ended } = await endedSessions(auth.db);
      expect(ended.map(({ sessionId }) => sessionId)).not.toContain(sid);
    });
  });

  it('sees everybody, page by page, however many there are', async () => {
    await auth.db.transaction((tx) =>
      tx.raw(`insert into profiles (id, email, role, created_at)
        select gen_random_uuid(), n || '@many.example', 'player', clock_timestamp() from generate_series(1, 120) n`),
    );
    const people = async (limit: number, afterId?: string) => {
      const page = { limit, ...(afterId !== undefined && { afterId }) };
      return (await auth.client.listProfiles(page, as(team))).profiles.map(({ id }) => id);
    };
    const paged = await allPages<string>((last) => people(50, last));
    expect(paged.length).toBeGreaterThan(120);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged).toEqual(await people(200));
    await auth.db.transaction((tx) => tx.raw("delete from profiles where email like '%@many.example'"));
  });

  describe('the audit table', () => {
    const events = async (page: { limit?: number; beforeId?: string; userId?: string } = {}) =>
      (await auth.client.listAuditEvents(page, as(team))).events;

    it('tells what was done, about whom and how, without names', async () => {
      const hana = await join('hana@example.org', await invite('hana@example.org', 'author'));
      await auth.client.setRole({ userId: hana.id, role: 'team' }, as(team));
      const about = await events({ userId: hana.id });
      expect(about.map(({ action, detail }) => [action, detail])).toEqual([
        ['role-changed', 'team'],
        ['signed-in', 'sign-up'],
        ['invite-redeemed', 'author'],
      ]);
      const [changed, came] = about;
      expect(changed?.subject).toBe(came?.actor);
      expect(changed?.actor).not.toBe(came?.actor);
      const { profiles } = await auth.client.listProfiles({}, as(team));
      expect(profiles.find(({ id }) => id === hana.id)?.auditName).toBe(came?.actor);
      expect((await auth.client.getProfile({}, as(hana))).profile?.auditName).toBe('');
      expect(came?.network).toMatch(/^[\w-]{43}$/);
      const table = JSON.stringify(await auth.db.transaction((tx) => rows(tx, 'select * from audit')));
      for (const secret of [hana.id, 'hana@', '192.0.2.1']) expect(table).not.toContain(secret);
    });

    it('calls a network the same by whatever port somebody came, and nobody’s address a network', async () => {
      const networkOf = async (address: string) => {
        const { id } = await join(`from-${Math.random()}@example.org`, undefined, new Browser(address));
        return (await events({ userId: id }))[0]?.network;
      };
      const network = await networkOf('192.0.2.9');
      expect(network).toMatch(/^[\w-]{43}$/);
      for (const same of ['192.0.2.9:50000', '192.0.2.9:50001', '::ffff:192.0.2.9', '"192.0.2.9"'])
        expect(await networkOf(same)).toBe(network);
      for (const none of ['unknown', '_hidden', '']) expect(await networkOf(none)).toBe('');
    });

    it('is read page by page, the newest first, however many there are', async () => {
      await auth.db.transaction((tx) =>
        tx.raw(`insert into audit (action, at, actor) select 'signed-in', clock_timestamp() - n / 2 * interval '1 s', n
          from generate_series(1, 120) n`),
      );
      const all = await events({ limit: 200 });
      expect(all.length).toBeGreaterThan(120);
      expect(all.map(({ at }) => at)).toEqual(
        all
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      const paged = await allPages<(typeof all)[number]>((last) =>
        events({ limit: 50, ...(last && { beforeId: last.id }) }),
      );
      expect(paged).toEqual(all);
    });

    it('is read by the team alone', async () => {
      const ida = await join('ida@example.org');
      expect(await reasonOf(auth.client.listAuditEvents({}, as(ida)))).toBe('NOT_ALLOWED');
      expect(await reasonOf(auth.client.listInvites({}, as(ida)))).toBe('NOT_ALLOWED');
    });
  });
});
