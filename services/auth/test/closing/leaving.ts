import { describe, expect, it } from '@jest/globals';
import { Browser } from '../browser.ts';
import { enrolled } from '../enrolled.ts';
import { PASSWORD, reasonOf } from '../mail-room.ts';
import { isSoon, type People, type Person, until } from './people.ts';

/** Who leaves, or is made to. */
export function leavingRules(people: () => People): void {
  const close = (person: Person, language?: string) =>
    reasonOf(people().client.closeAccount({ ...(language && { language }) }, people().as(person)));
  const toldOf = (userId: string) => people().endsTold(userId);
  const gone = async (userId: string) => {
    await people().later();
    await until(async () => (await toldOf(userId)) > 0);
  };

  describe('an account that is closed', () => {
    it('is over within seconds; then nothing is left, and the others are told once', async () => {
      const { client, room, team } = people();
      const ada = await room.account();
      const { browser } = ada;
      const { token, recoveryCodes } = await enrolled(client, browser, ada.token);
      const raised = { ...ada, token };
      await client.createInvite({ email: ada.email, role: 'author' }, people().as(team));
      expect(await close(raised, 'fr')).toBe('ok');
      expect(browser.cookies.has('fabula_session')).toBe(false);
      expect(isSoon(await people().over(raised))).toBe(true);
      expect(await reasonOf(room.signIn(ada.email))).toBe('WRONG_CREDENTIALS');
      expect(await people().listed(ada.id)).toBeUndefined();
      expect(await people().deleteUser(ada.id)).toBe('UNKNOWN_PROFILE');
      expect(await people().setEnabled(ada.id, true)).toBe('UNKNOWN_PROFILE');
      await gone(ada.id);
      expect(recoveryCodes).toHaveLength(10);
      expect(await people().remains(ada.id, ada.email)).toEqual([]);
      await people().told(ada.email, 'Votre compte a été fermé');
      expect(await people().actionsOf(ada.id)).toContain('account-closed');
      expect(await toldOf(ada.id)).toBe(1);
      const { rows } = await people().sql(
        'select o.id from outbox o join deletions d on o.id = d.event_id where d.user_id = ?',
        [ada.id],
      );
      expect(rows).toHaveLength(1);
    });

    it('wants a fresh proof, and the second factor where there is one', async () => {
      const { client, room } = people();
      const bob = await room.account();
      const age = "update sessions set proven_at = proven_at - interval '11 minutes' where user_id = ?";
      await people().sql(age, [bob.id]);
      expect(await close(bob)).toBe('PROOF_TOO_OLD');
      expect(await people().profile(bob)).toBe('ok');
      await client.proveAgain({ password: PASSWORD }, people().as(bob));
      await enrolled(client, bob.browser, bob.token);
      const thief = await people().again(bob.email);
      expect(await close(thief)).toBe('FACTOR_WANTED');
      expect(await reasonOf(client.closeAccount({}, { ...people().as(thief), cookie: '' }))).toBe(
        'NO_SESSION',
      );
    });

    it('leaves its address to a new one, which has nothing of the old', async () => {
      const { client, room } = people();
      const cleo = await people().member();
      expect(await people().deleteUser(cleo.id)).toBe('ok');
      // Before all is gone: neither kept out nor brought back.
      const browser = new Browser();
      const sent = room.server.received.filter(({ to }) => to.includes(cleo.email)).length;
      await client.signUp({ email: cleo.email, password: 'another battery' }, browser.options());
      const secret = await room.secretTo(cleo.email, sent + 1);
      await client.redeemLink({ secret }, browser.options());
      const { session } = await room.signIn(cleo.email, 'another battery', browser);
      const next = { ...cleo, browser, token: session?.accessToken ?? '' };
      const profile = async () => (await client.getProfile({}, people().as(next))).profile;
      expect(await profile()).toMatchObject({ email: cleo.email, role: 'player', factors: [] });
      await gone(cleo.id);
      expect((await profile())?.id).not.toBe(cleo.id);
      expect(await people().remains(cleo.id)).toEqual([]);
      expect(await reasonOf(room.signIn(cleo.email))).toBe('WRONG_CREDENTIALS');
      await people().told(cleo.email, 'Your account was closed');
      expect(await people().actionsOf(cleo.id)).toContain('account-deleted');
    });

    it('is not brought back by a link that was asked for before', async () => {
      const { client, room } = people();
      const dan = await room.account();
      const { secret, browser } = await room.magicLink(dan.email);
      expect(await close(dan)).toBe('ok');
      expect(await reasonOf(client.redeemLink({ secret }, browser.options()))).toBe('LINK_NOT_GOOD');
      await gone(dan.id);
      expect(await people().remains(dan.id, dan.email)).toEqual([]);
    });

    it('takes back what is not sent yet', async () => {
      const { room } = people();
      const eve = await room.account();
      room.server.refuse({ code: 450, text: 'later' });
      await people().client.sendMagicLink({ email: eve.email }, new Browser().options());
      const { rows: before } = await people().sql('select id from mails where failed_at is null');
      expect(before.length).toBeGreaterThan(0);
      expect(await close(eve)).toBe('ok');
      const { rows: after } = await people().sql('select id from mails where failed_at is null');
      expect(after.length).toBe(before.length - 1);
      room.server.refuse();
      await gone(eve.id);
      await people().told(eve.email, 'Your account was closed');
    });
  });
}
