import { SessionEnd as End } from '@fabula/proto/auth/v1/auth_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './browser.ts';
import { People, type Person } from './closing/people.ts';
import { enrolled } from './enrolled.ts';
import { PASSWORD, reasonOf } from './mail-room.ts';

let people: People;

/** What a page is told that still has the token of before. */
const told = async ({ token }: Person) =>
  (await people.client.getSessionEnd({ accessToken: token }, new Browser().options())).end;

/** Chooses another password by a mailed link, in a browser of its own. */
async function changePassword({ email }: Person): Promise<void> {
  const browser = new Browser();
  const sent = people.room.server.received.filter(({ to }) => to.includes(email)).length;
  await people.client.sendResetLink({ email }, browser.options());
  const secret = await people.room.secretTo(email, sent + 1);
  await people.client.resetPassword({ secret, password: 'another battery' }, browser.options());
}

/** Somebody with a session that their second factor has raised. */
async function raised() {
  const person = await people.room.account();
  return { ...person, ...(await enrolled(people.client, person.browser, person.token)) };
}

const elsewhere = async ({ email, ...person }: Person): Promise<Person> => {
  const browser = new Browser();
  const { session } = await people.room.signIn(email, PASSWORD, browser);
  return { ...person, email, browser, token: session?.accessToken ?? '' };
};

describe('the end of a session', () => {
  beforeAll(async () => {
    people = await People.open(undefined);
  });
  afterAll(() => people?.room.close());

  it('is told to the page that it was of: signed out everywhere', async () => {
    const ada = await people.room.account();
    const other = await elsewhere(ada);
    expect(await told(ada)).toBe(End.UNSPECIFIED);
    await people.client.signOut({ everywhere: true }, people.as(other));
    expect(await told(ada)).toBe(End.SIGNED_OUT_EVERYWHERE);
    // What comes later has not ended it.
    await changePassword(ada);
    expect(await told(ada)).toBe(End.SIGNED_OUT_EVERYWHERE);
  });

  it('is not what another session of the account has ended by', async () => {
    const bob = await people.room.account();
    const other = await elsewhere(bob);
    await people.client.signOut({}, people.as(other));
    expect(await told(bob)).toBe(End.UNSPECIFIED);
  });

  it('is told where the password was changed', async () => {
    const cleo = await people.room.account();
    await changePassword(cleo);
    expect(await told(cleo)).toBe(End.PASSWORD_CHANGED);
  });

  it('is told where the team has disabled or deleted the account, or its owner has closed it', async () => {
    const [disabled, deleted, closed] = [
      await people.room.account(),
      await people.room.account(),
      await people.room.account(),
    ];
    await people.setEnabled(disabled.id, false);
    await people.client.deleteUser({ userId: deleted.id }, people.as(people.team));
    await people.client.closeAccount({}, people.as(closed));
    expect(await told(disabled)).toBe(End.ACCOUNT_DISABLED);
    expect(await told(deleted)).toBe(End.ACCOUNT_CLOSED);
    expect(await told(closed)).toBe(End.ACCOUNT_CLOSED);
  });

  it('is told where a factor was reset; one that its owner takes away ends what it had raised', async () => {
    const dora = await raised();
    await people.client.resetFactors({ userId: dora.id }, people.as(people.team));
    expect(await told(dora)).toBe(End.FACTOR_GONE);
    const emil = await raised();
    const unraised = await elsewhere(emil);
    const code = emil.recoveryCodes[0] ?? '';
    await people.client.useRecoveryCode({ code }, people.as(unraised));
    expect(await told(emil)).toBe(End.FACTOR_GONE);
    expect(await told(unraised)).toBe(End.UNSPECIFIED);
  });

  it('is told for no token but one of ours', async () => {
    const fay = await people.room.account();
    const [head, , signature] = fay.token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: fay.id, iat: 0, exp: 9e9 })).toString('base64url');
    const made = { ...fay, token: `${head}.${claims}.${signature}` };
    expect(await reasonOf(told(made))).toBe('INVALID_SIGNATURE');
    expect(await reasonOf(told({ ...fay, token: 'none' }))).toBe('INVALID_TOKEN');
  });
});
