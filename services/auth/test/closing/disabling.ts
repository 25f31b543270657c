import { describe, expect, it } from '@jest/globals';
import { Browser } from '../browser.ts';
import { PASSWORD, reasonOf } from '../mail-room.ts';
import { isSoon, type People, until } from './people.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Whom the team lets in no more. */
export function disablingRules(people: () => People): void {
  describe('a disabled account', () => {
    it('is over within seconds in every open page, and its owner is told', async () => {
      const { client, room, team } = people();
      const ada = await room.account();
      const other = await people().again(ada.email);
      expect(await people().listed(ada.id)).toMatchObject({ isEnabled: true });
      expect(await people().setEnabled(ada.id, false)).toBe('ok');
      for (const person of [ada, other]) {
        expect(await reasonOf(client.resumeSession({}, person.browser.options()))).toBe('NO_SESSION');
        expect(isSoon(await people().over(person))).toBe(true);
      }
      expect(await people().listed(ada.id)).toMatchObject({ isEnabled: false });
      expect(await people().actionsOf(ada.id)).toContain('account-disabled');
      await people().told(ada.email, 'Your account is disabled');
      const { events } = await client.listAuditEvents({ userId: team.id }, people().as(team));
      expect(events.map(({ action }) => action)).toContain('account-disabled');
    });

    it('says to a stranger what a wrong password says, and to the owner of the mailbox that it is closed', async () => {
      const { client, room } = people();
      const bob = await room.account();
      const [waiting, reset] = [await room.magicLink(bob.email), new Browser()];
      expect(await people().setEnabled(bob.id, false)).toBe('ok');
      expect(await reasonOf(room.signIn(bob.email))).toBe('WRONG_CREDENTIALS');
      expect(await reasonOf(room.signIn(bob.email, 'wrong password'))).toBe('WRONG_CREDENTIALS');
      // One that was on its way is void; a new one proves the mailbox.
      expect(await reasonOf(client.redeemLink({ secret: waiting.secret }, waiting.browser.options()))).toBe(
        'LINK_NOT_GOOD',
      );
      const { secret, browser } = await room.magicLink(bob.email);
      expect(await reasonOf(client.redeemLink({ secret }, browser.options()))).toBe('ACCOUNT_DISABLED');
      const sent = room.server.received.filter(({ to }) => to.includes(bob.email)).length;
      await client.sendResetLink({ email: bob.email }, reset.options());
      const mailed = await room.secretTo(bob.email, sent + 1);
      const chosen = { secret: mailed, password: 'another battery' };
      expect(await reasonOf(client.resetPassword(chosen, reset.options()))).toBe('ACCOUNT_DISABLED');
      expect(await reasonOf(client.resumeSession({}, reset.options()))).toBe('ok');
      // A sign-up says what it says to every address.
      const signUp = { email: bob.email, password: PASSWORD };
      expect(await client.signUp(signUp, new Browser().options())).toMatchObject({ confirmationSent: true });
      await people().told(bob.email, 'You have an account already');
      expect(await people().setEnabled(bob.id, true)).toBe('ok');
      await people().told(bob.email, 'Your account is enabled again');
      // Nobody has changed the password meanwhile.
      expect(await people().profile(await people().again(bob.email))).toBe('ok');
      expect(await people().actionsOf(bob.id)).toContain('account-enabled');
    });

    it('takes with it what its owner has made: invitations, and those to the address', async () => {
      const { client, room, team } = people();
      const cleo = await people().member();
      const invited = room.someone();
      await client.createInvite({ email: invited, role: 'team' }, people().as(cleo));
      await client.createInvite({ email: cleo.email, role: 'team' }, people().as(team));
      expect(await people().setEnabled(cleo.id, false)).toBe('ok');
      const { invites } = await client.listInvites({}, people().as(team));
      expect(invites.filter(({ email }) => [invited, cleo.email].includes(email))).toEqual([]);
    });

    it('is the team’s to make, of somebody else whom it knows, with a second factor', async () => {
      const { room, team } = people();
      const dan = await room.account();
      expect(await people().setEnabled(team.id, false)).toBe('NOT_YOURSELF');
      expect(await people().deleteUser(team.id)).toBe('NOT_YOURSELF');
      expect(await people().setEnabled(NOBODY, false)).toBe('UNKNOWN_PROFILE');
      expect(await people().deleteUser(NOBODY)).toBe('UNKNOWN_PROFILE');
      expect(await people().setEnabled(team.id, false, dan)).toBe('NOT_ALLOWED');
      expect(await people().setEnabled(dan.id, true)).toBe('ok');
      expect(await people().actionsOf(dan.id)).not.toContain('account-enabled');
    });

    it('is never that of the last member, also where two end each other at the same instant', async () => {
      const { client, team } = people();
      for (const end of ['setEnabled', 'deleteUser', 'setRole'] as const) {
        const [one, two] = [await people().member(), await people().member()];
        await people().sql('update profiles set is_enabled = false where id = ?', [team.id]);
        const by = (actor: typeof one, { id: userId }: typeof one) => {
          const options = people().as(actor);
          if (end === 'setEnabled') return client.setEnabled({ userId, isEnabled: false }, options);
          if (end === 'deleteUser') return client.deleteUser({ userId }, options);
          return client.setRole({ userId, role: 'player' }, options);
        };
        const came = await Promise.all([by(one, two), by(two, one)].map(reasonOf));
        expect(came.filter((reason) => reason === 'ok')).toHaveLength(1);
        const left = came[0] === 'ok' ? one : two;
        expect(['LAST_TEAM_MEMBER', 'ACCOUNT_DISABLED', 'UNKNOWN_PROFILE']).toContain(
          came.find((reason) => reason !== 'ok'),
        );
        expect(await reasonOf(client.closeAccount({}, people().as(left)))).toBe('LAST_TEAM_MEMBER');
        await people().sql('update profiles set is_enabled = true where id = ?', [team.id]);
        await client.setRole({ userId: left.id, role: 'player' }, people().as(team));
      }
    });

    it('lets nobody in who was on the way in', async () => {
      const { room } = people();
      const eve = await room.account();
      const came = Promise.allSettled(Array.from({ length: 5 }, () => people().again(eve.email)));
      expect(await people().setEnabled(eve.id, false)).toBe('ok');
      const entered = (await came).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      for (const person of entered) await people().over(person);
      const { rows } = await people().sql('select 1 from sessions where user_id = ?', [eve.id]);
      expect(rows).toEqual([]);
      await until(async () => (await reasonOf(room.signIn(eve.email))) === 'WRONG_CREDENTIALS');
    });
  });
}
