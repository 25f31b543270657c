import { createLogger } from '@fabula/kit/log';
import { afterAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { Audit } from '../../src/audit.ts';
import { deleteAccount, enable, resumeClosings } from '../../src/closing.ts';
import { IdentityAway } from '../../src/domain/errors.ts';
import type { IdentityBackend } from '../../src/domain/identity.ts';
import { Sealer } from '../../src/domain/seal.ts';
import { openIdentity } from '../../src/identity.ts';
import { endUnconfirmed } from '../../src/mailbox/begin-anew.ts';
import { Passwords } from '../../src/passwords/passwords.ts';
import { Sessions } from '../../src/sessions.ts';
import { ORIGIN } from '../harness.ts';
import { PASSWORD, reasonOf } from '../mail-room.ts';
import { visit } from '../visit.ts';
import type { ClosingBackend } from './backend.ts';
import { type People, until } from './people.ts';

/** An end that breaks off: the back end is away, or the process that was at it dies. */
export function awayRules(people: () => People, backend: () => ClosingBackend): void {
  const passwords = new Passwords();
  afterAll(() => passwords.close());
  const identity = (): IdentityBackend => {
    const { db, identityKeys } = people().room.auth;
    const { keycloak } = backend();
    const issuer = keycloak?.issuer ?? `${ORIGIN}/auth/oidc`;
    const log = createLogger('auth', { level: 'silent' });
    const site = { db, identityKeys, keycloak, issuer, log, passwords };
    return openIdentity({ ...site, accessTokenSeconds: 60 }).identity;
  };
  /** A process that reaches no back end any more: all else of it is real. */
  const dying = () => {
    const { db, office } = people().room.auth;
    const real = identity();
    const fail = () => Promise.reject(new IdentityAway(new Error('the process is gone')));
    const dead = Object.assign(Object.create(real), { delete: fail, setEnabled: fail });
    return { db, office, identity: dead, sessions: new Sessions(db, real, 60), published: () => {} };
  };
  const alive = () => ({ ...dying(), identity: identity() });
  const note = async () => {};
  const toldCount = async () => {
    const sql = "select count(*)::int as n from outbox where subject = 'fabula.auth.user_deleted'";
    return Number((await people().sql(sql)).rows[0]?.n);
  };

  describe('an end that breaks off', () => {
    it('before the back end knew of a deletion: nobody gets in, and it is done later, once', async () => {
      const { client, room } = people();
      const ada = await room.account();
      await deleteAccount(dying(), { userId: ada.id, note });
      expect(await identity().find({ id: ada.id })).toMatchObject({ isEnabled: true });
      expect(await reasonOf(room.signIn(ada.email))).toBe('WRONG_CREDENTIALS');
      const { secret, browser } = await room.magicLink(ada.email);
      expect(await reasonOf(client.redeemLink({ secret }, browser.options()))).toBe('ACCOUNT_DISABLED');
      const before = await toldCount();
      await people().later();
      // Of several who delete one user at once Keycloak refuses some: they come again.
      await Promise.allSettled(Array.from({ length: 5 }, () => resumeClosings(alive())));
      await resumeClosings(alive());
      expect(await identity().find({ id: ada.id })).toBeUndefined();
      expect(await toldCount()).toBe(before + 1);
      // The link is still good: whoever reads the mailbox comes in as somebody new.
      await client.redeemLink({ secret }, browser.options());
      expect(await people().remains(ada.id)).toEqual([]);
    });

    it('before the back end knew that an account gives way: the same link makes the new one', async () => {
      const { client, room } = people();
      const email = room.someone();
      const asked = { email, password: PASSWORD, role: 'player', isEmailProven: false } as const;
      const user = await identity().create(asked);
      if (!user) throw new Error('nobody is there');
      await room.signIn(email);
      const { db, identityKeys } = people().room.auth;
      const audit = new Audit(db, new Sealer(identityKeys.cookieKeys, 'audit'));
      const arrival = { call: visit(), by: 'magic-link', device: undefined, email } as const;
      await expect(endUnconfirmed({ ...dying(), audit }, user, arrival)).rejects.toThrow(IdentityAway);
      expect(await reasonOf(room.signIn(email))).toBe('WRONG_CREDENTIALS');
      const { secret, browser } = await room.magicLink(email);
      const { session } = await client.redeemLink({ secret }, browser.options());
      expect(decodeJwt(session?.accessToken ?? '').sub).not.toBe(user.id);
      expect(await identity().find({ id: user.id })).toBeUndefined();
    });

    it('before the back end knew that somebody is disabled: nobody gets in, and it learns it later', async () => {
      const { client, room } = people();
      const bob = await room.account();
      await enable(dying(), { userId: bob.id, isEnabled: false, note });
      expect(await reasonOf(room.signIn(bob.email))).toBe('WRONG_CREDENTIALS');
      const { secret, browser } = await room.magicLink(bob.email);
      expect(await reasonOf(client.redeemLink({ secret }, browser.options()))).toBe('ACCOUNT_DISABLED');
      await resumeClosings(alive());
      expect(await identity().find({ id: bob.id })).toMatchObject({ isEnabled: false });
      await enable(dying(), { userId: bob.id, isEnabled: true, note });
      await Promise.all([resumeClosings(alive()), resumeClosings(alive())]);
      expect(await people().profile(await people().again(bob.email))).toBe('ok');
    });

    it('is mended where somebody has changed the back end by hand', async () => {
      const { room } = people();
      const eve = await room.account();
      await identity().setEnabled(eve.id, false);
      expect(await reasonOf(room.signIn(eve.email))).toBe('WRONG_CREDENTIALS');
      expect(await people().setEnabled(eve.id, true)).toBe('ok');
      expect(await people().profile(await people().again(eve.email))).toBe('ok');
      expect(await people().actionsOf(eve.id)).not.toContain('account-enabled');
    });

    it('while the back end is away: the account is over all the same', async () => {
      const { line } = backend();
      // What is inside auth is away with auth's own database, and then nothing is done.
      if (!line) return;
      const { room } = people();
      const [cleo, dan] = [await room.account(), await room.account()];
      line.cut();
      try {
        expect(await people().setEnabled(cleo.id, false)).toBe('ok');
        expect(await people().deleteUser(dan.id)).toBe('ok');
        for (const person of [cleo, dan]) await people().over(person);
        expect(await reasonOf(room.signIn(dan.email))).toBe('IDENTITY_AWAY');
        await people().later();
      } finally {
        line.mend();
      }
      await until(async () => (await identity().find({ id: dan.id })) === undefined);
      await until(async () => (await identity().find({ id: cleo.id }))?.isEnabled === false);
      await until(async () => (await people().remains(dan.id, dan.email)).length === 0);
    });
  });
}
