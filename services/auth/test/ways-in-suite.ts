import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { letInAddress } from '../src/console/let-in.ts';
import { Browser } from './browser.ts';
import { People, until } from './closing/people.ts';
import type { StandIn } from './google/stand-in.ts';
import type { AuthTestOptions } from './harness.ts';
import { PASSWORD, reasonOf } from './mail-room.ts';
import { type MailboxWay, ROWS, type Row } from './ways-in/table.ts';
import { type Had, type Owner, Visitors } from './ways-in/visitors.ts';

interface WaysInBackend {
  readonly keycloak?: AuthTestOptions['keycloak'];
  /** Google, where auth asks it itself. */
  readonly google?: StandIn;
}

/** Authors are decided as the team is (domain/claim.test.ts): here they would take time alone. */
const SHOWN = ROWS.filter(({ role }) => role !== 'author');

/** Whoever comes by one of these ways, and what they have then: the whole table, over the wire, on any identity back end. */
export function waysInSuite(
  name: string,
  ways: readonly MailboxWay[],
  open: () => Promise<WaysInBackend>,
): void {
  describe(`ways in on ${name}`, () => {
    let backend: WaysInBackend;
    let visitors: Visitors;
    beforeAll(async () => {
      backend = await open();
      const people = await People.open(backend.keycloak, backend.google?.settings);
      visitors = new Visitors(people, backend.google, backend.keycloak);
    });
    afterAll(async () => {
      await visitors?.close();
      await visitors?.people.room.close();
    });
    beforeEach(() => visitors.people.refreshed());

    /** All of it: what is new of a reset is the password, and that all other sessions end. */
    const all = ({ role, hasFactor }: Row, way: MailboxWay): Had => ({
      ...{ isSame: true, role, hasFactor, hasPassword: true, isOwnerIn: way !== 'reset' },
    });

    const ENDS = {
      keep: async (row: Row, way: MailboxWay, { owner, press }: Come) => {
        const session = await press();
        expect(await visitors.had(owner, session, way)).toEqual(all(row, way));
        if (!row.isEmailProven) await confirmed(owner);
      },
      code: async (row: Row, way: MailboxWay, { owner, press }: Come) => {
        expect(await reasonOf(press())).toBe('CODE_WANTED');
        expect(await reasonOf(press({ otp: owner.authenticator.wrongCode() }))).toBe('WRONG_CODE');
        expect(await reasonOf(press())).toBe('CODE_WANTED');
        expect(await refusalsOf(owner)).toEqual([`${kindOf(way)} no-code`, `${kindOf(way)} wrong-code`]);
        const session = await press({ otp: await owner.authenticator.code() });
        expect(await visitors.had(owner, session, way)).toEqual(all(row, way));
        await confirmed(owner);
      },
      help: async (row: Row, way: MailboxWay, { owner, press }: Come) => {
        for (const answers of [{}, { beginsAnew: true }, { otp: '123456' }])
          expect(await reasonOf(press(answers))).toBe('HELP_WANTED');
        expect(await refusalsOf(owner)).toEqual([`${kindOf(way)} help`]);
        await letIn(owner);
        await takenOver(row, way, { owner, press });
      },
      'begin-anew': async (_row: Row, way: MailboxWay, { owner, press }: Come) => {
        expect(await reasonOf(press())).toBe('BEGIN_ANEW_WANTED');
        expect(await reasonOf(visitors.people.room.signIn(owner.email))).toBe('ok');
        const session = await press({ beginsAnew: true });
        expect(await visitors.had(owner, session, way)).toEqual({
          ...{ isSame: false, role: 'player', hasFactor: false },
          ...{ hasPassword: way === 'reset', isOwnerIn: false },
        });
        expect(await visitors.identity.find({ id: owner.id })).toBeUndefined();
        expect(await visitors.people.actionsOf(owner.id)).toContain('account-begun-anew');
        await visitors.people.told(owner.email, 'Nobody had confirmed the account');
      },
      'take-over': takenOver,
    } as const;

    const sides = ways.flatMap((way) => SHOWN.map((row) => ({ way, ...row })));
    it.each(sides)(
      '$way: proven $isEmailProven, known device $isKnownDevice, $role, factor $hasFactor: $claim',
      async ({ way, ...row }) => {
        await ENDS[row.claim](row, way, await come(row, way));
      },
    );

    it.each(SHOWN.filter((row) => !row.isKnownDevice))(
      'password: proven $isEmailProven, $role, factor $hasFactor: all of it, and the factor is still to be shown',
      async (row) => {
        const owner = await visitors.owner(row);
        const { session } = await visitors.people.room.signIn(owner.email, PASSWORD);
        expect(decodeJwt(session?.accessToken ?? '')).toMatchObject({ sub: owner.id, acr: 'aal1' });
        expect(await visitors.had(owner, session, 'magic-link')).toEqual(all(row, 'magic-link'));
      },
    );

    it('a recovery code stands for the factor, which goes by it', async () => {
      const row = { isEmailProven: false, isKnownDevice: false, role: 'player', hasFactor: false } as const;
      const owner = await visitors.owner(row);
      const { client } = visitors.people;
      const { session } = await client.resumeSession({}, owner.browser.options());
      const { recoveryCodes } = await visitors.enrol(owner, session?.accessToken ?? '');
      const press = await visitors.follow('magic-link', owner, new Browser());
      expect(await reasonOf(press({ recoveryCode: 'AAAA-BBBB-CCCC-DDDD' }))).toBe('WRONG_CODE');
      const come = await press({ recoveryCode: recoveryCodes[0] ?? '' });
      expect(await visitors.had(owner, come, 'magic-link')).toMatchObject({ isSame: true, hasFactor: false });
      expect(await visitors.people.actionsOf(owner.id)).toEqual(
        expect.arrayContaining(['recovery-code-used', 'address-confirmed']),
      );
    });

    it('the last of the team is let in by whoever runs the site', async () => {
      const owner = await visitors.owner({ role: 'team', isEmailProven: false, hasFactor: true });
      const press = await visitors.follow('magic-link', owner, new Browser());
      expect(await reasonOf(press())).toBe('CODE_WANTED');
      await letInAddress(visitors.console, owner.email.toUpperCase());
      const session = await press();
      expect(await visitors.had(owner, session, 'magic-link')).toMatchObject({
        ...{ isSame: true, role: 'team', hasFactor: false },
      });
      const { client, team } = visitors.people;
      const { events } = await client.listAuditEvents({ userId: owner.id }, visitors.people.as(team));
      expect(events).toContainEqual(
        expect.objectContaining({ action: 'let-in-by-mail', actor: '', detail: 'console' }),
      );
      expect(await reasonOf(letInAddress(visitors.console, owner.email))).toBe('EMAIL_PROVEN');
    });

    it('an account that gave way to a new one is gone everywhere, and nobody is told farewell', async () => {
      const { people } = visitors;
      const owner = await visitors.owner({ role: 'player', isEmailProven: false, hasFactor: false });
      const press = await visitors.follow('magic-link', owner, new Browser());
      await press({ beginsAnew: true });
      await people.later();
      await until(async () => (await people.endsTold(owner.id)) > 0);
      expect(await people.remains(owner.id)).toEqual([]);
      const texts = people.room.server.received.filter(({ to }) => to.includes(owner.email));
      expect(texts.map(({ text }) => text).join()).not.toContain('Your account is gone');
    });

    it('the team lets in nobody whose address is proven, and no member themselves', async () => {
      const { client, team } = visitors.people;
      const owner = await visitors.owner({ role: 'team', isEmailProven: true, hasFactor: false });
      const letInByMail = (userId: string) =>
        reasonOf(client.letInByMail({ userId }, visitors.people.as(team)));
      expect(await letInByMail(owner.id)).toBe('EMAIL_PROVEN');
      expect(await letInByMail(team.id)).toBe('NOT_YOURSELF');
      expect(await letInByMail(crypto.randomUUID())).toBe('UNKNOWN_PROFILE');
    });

    interface Come {
      readonly owner: Owner;
      readonly press: Awaited<ReturnType<Visitors['follow']>>;
    }

    async function come(row: Row, way: MailboxWay): Promise<Come> {
      const owner = await visitors.owner(row);
      // Its cookie of a session is another one's once the device has come in: the owner's is kept for later.
      const browser = row.isKnownDevice ? owner.browser.copy() : new Browser('198.51.100.77');
      return { owner, press: await visitors.follow(way, owner, browser) };
    }

    async function takenOver(row: Row, way: MailboxWay, { owner, press }: Come): Promise<void> {
      const session = await press();
      // What was known of devices is forgotten, but for this one.
      const known = await visitors.people.sql('select from devices where user_id = ?', [owner.id]);
      expect(known.rows).toHaveLength(1);
      expect(await visitors.had(owner, session, way)).toEqual({
        ...{ isSame: true, role: row.role, hasFactor: false },
        ...{ hasPassword: way === 'reset', isOwnerIn: false },
      });
      expect(await visitors.people.actionsOf(owner.id)).toContain('account-taken-over');
      await visitors.people.told(owner.email, 'Password, second factor and sessions of before count no more');
      expect((await visitors.identity.find({ id: owner.id }))?.isEmailProven).toBe(true);
    }

    async function letIn({ id: userId, email }: Owner): Promise<void> {
      const { people } = visitors;
      expect((await people.listed(userId))?.isEmailProven).toBe(false);
      await people.client.letInByMail({ userId }, people.as(people.team));
      expect(await people.actionsOf(userId)).toContain('let-in-by-mail');
      await people.told(email, 'Whoever reads this mailbox');
    }

    async function confirmed({ id, email }: Owner): Promise<void> {
      expect(await visitors.people.actionsOf(id)).toContain('address-confirmed');
      await visitors.people.told(email, 'confirmed that this address is theirs');
      expect((await visitors.identity.find({ id }))?.isEmailProven).toBe(true);
    }

    async function refusalsOf({ id: userId }: Owner): Promise<string[]> {
      const { client, team } = visitors.people;
      const { events } = await client.listAuditEvents({ userId }, visitors.people.as(team));
      return events
        .filter(({ action }) => action === 'link-refused')
        .map(({ detail }) => detail)
        .toSorted();
    }
  });
}

/** Google's return becomes a link of this kind where more is wanted. */
const kindOf = (way: MailboxWay) => (way === 'google' ? 'magic-link' : way);
