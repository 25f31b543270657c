import { describe, expect, test } from '@jest/globals';
import { Browser } from './browser.ts';
import { PASSWORD, reasonOf } from './mail-room.ts';
import { visitedSite } from './ways-in/site.ts';
import type { Owner } from './ways-in/visitors.ts';

const TEAM = { role: 'team', isEmailProven: false, hasFactor: true } as const;

describe('the reader of a mailbox who is let in', () => {
  const { people, visitors } = visitedSite();

  const letIn = ({ id: userId }: Owner) =>
    reasonOf(people().client.letInByMail({ userId }, people().as(people().team)));
  const follow = (owner: Owner) => visitors().follow('magic-link', owner, new Browser('198.51.100.21'));

  test('is so no more once the account was closed, or is another one', async () => {
    const closed = await visitors().owner(TEAM);
    expect(await letIn(closed)).toBe('ok');
    await people().setEnabled(closed.id, false);
    expect(await letIn(closed)).toBe('ACCOUNT_DISABLED');
    await people().setEnabled(closed.id, true);
    expect(await reasonOf((await follow(closed))())).toBe('CODE_WANTED');

    const raised = await visitors().owner({ ...TEAM, role: 'player', hasFactor: false });
    expect(await letIn(raised)).toBe('ok');
    await people().client.setRole({ userId: raised.id, role: 'team' }, people().as(people().team));
    expect(await reasonOf((await follow(raised))())).toBe('HELP_WANTED');

    const moved = await visitors().owner({ ...TEAM, hasFactor: false });
    expect(await letIn(moved)).toBe('ok');
    const address = people().room.someone();
    await people().sql('update oidc_users set email = ? where id = ?', [address, moved.id]);
    expect(await reasonOf((await follow({ ...moved, email: address }))())).toBe('HELP_WANTED');
  });

  test('is shown as such, and is so no more where that is withdrawn', async () => {
    const owner = await visitors().owner({ ...TEAM, hasFactor: false });
    expect((await people().listed(owner.id))?.letInUntil).toBe('');
    await letIn(owner);
    const days = (Date.parse((await people().listed(owner.id))?.letInUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    for (let times = 0; times < 2; times += 1)
      await people().client.letInByMail({ userId: owner.id, withdraws: true }, people().as(people().team));
    expect((await people().listed(owner.id))?.letInUntil).toBe('');
    const told = await people().actionsOf(owner.id);
    expect(told.filter((action) => action === 'let-in-withdrawn')).toHaveLength(1);
    expect(await reasonOf((await follow(owner))())).toBe('HELP_WANTED');
  });

  test('is told of, and written down, though something breaks off on the way', async () => {
    const owner = await visitors().owner({ ...TEAM, hasFactor: false });
    await letIn(owner);
    const press = await follow(owner);
    await people().sql(`create function refused() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`);
    for (const [table, before] of [
      ['audit', 'insert'],
      ['oidc_users', 'update'],
    ]) {
      await people().sql(
        `create trigger refused before ${before} on ${table} for each row execute function refused()`,
      );
      expect(await reasonOf(press())).not.toBe('ok');
      await people().sql(`drop trigger refused on ${table}`);
    }
    await people().sql('drop function refused()');
    expect(await reasonOf(press())).toBe('ok');
    const taken = (await people().actionsOf(owner.id)).filter((action) => action === 'account-taken-over');
    expect(taken).toHaveLength(1);
    await people().told(owner.email, 'Password, second factor and sessions of before count no more');
  });

  test('is shown to the team though the copy of the account is older than that it says so', async () => {
    const owner = await visitors().owner({ ...TEAM, role: 'author', hasFactor: false });
    await people().sql('update profiles set is_email_proven = null where id = ?', [owner.id]);
    expect(await reasonOf((await follow(owner))())).toBe('HELP_WANTED');
    expect((await people().listed(owner.id))?.isEmailProven).toBe(false);
  });

  test('and who is not locks no owner out by wrong codes', async () => {
    const owner = await visitors().owner(TEAM);
    const press = await follow(owner);
    const wrong = owner.authenticator.wrongCode();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await reasonOf(press({ otp: wrong }))).toBe('WRONG_CODE');
    expect(await reasonOf(press({ otp: wrong }))).toBe('TOO_MANY_ATTEMPTS');
    const { session } = await people().client.resumeSession({}, owner.browser.options());
    const options = owner.browser.options(session?.accessToken);
    expect(await reasonOf(people().client.stepUp({ otp: await owner.authenticator.code() }, options))).toBe(
      'ok',
    );
  });

  test('makes a new account by the very link whose first try broke off, of a reset as well', async () => {
    for (const way of ['magic-link', 'reset'] as const) {
      const owner = await visitors().owner({ ...TEAM, role: 'player', hasFactor: false });
      const press = await visitors().follow(way, owner, new Browser('198.51.100.22'));
      await people().sql(`create function refused() returns trigger language plpgsql as
        $$ begin raise exception 'not now'; end $$`);
      await people().sql(
        'create trigger refused before insert on oidc_users for each row execute function refused()',
      );
      expect(await reasonOf(press({ beginsAnew: true }))).not.toBe('ok');
      await people().sql('drop trigger refused on oidc_users');
      await people().sql('drop function refused()');
      expect(await reasonOf(press({ beginsAnew: true }))).toBe('ok');
      expect(await reasonOf(people().room.signIn(owner.email, PASSWORD))).not.toBe('ok');
    }
  });
});
