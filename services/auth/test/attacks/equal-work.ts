import { expect, it } from '@jest/globals';
import { Browser } from '../browser.ts';
import { type MailRoom, PASSWORD, reasonOf } from '../mail-room.ts';

export interface WorkOfPasswords {
  /** Closes an account, as its identity back end keeps it. */
  disable(userId: string): Promise<void>;
  /** That auth makes itself to look at one password: none where the back end is another server. */
  readonly hashesOfSignIn: number;
}

/** What somebody costs who asks: the time that this takes is all that a stranger could measure. */
export function equalWorkAttacks(room: () => MailRoom, work: () => WorkOfPasswords): void {
  it('an address that is known, one that is not and one that is closed cost as many hashes and mails each', async () => {
    const { client, metrics } = room().auth;
    const asker = new Browser('203.0.113.79');
    const [known, closed] = [await room().account(), await room().account()];
    await work().disable(closed.id);
    const mailsTo = (email: string) => room().server.received.filter(({ to }) => to.includes(email)).length;
    const costs = async (email: string, mails: number, ask: () => Promise<unknown>) => {
      const [hashes, before] = [await hashesIn(metrics), mailsTo(email)];
      await reasonOf(ask());
      if (mails > 0) await room().server.mailTo(email, before + mails);
      return { hashes: (await hashesIn(metrics)) - hashes, mails: mailsTo(email) - before };
    };
    const ways: Record<string, [(email: string) => Promise<unknown>, { hashes: number; mails: number }]> = {
      'sign-in, wrong': [
        (email) => room().signIn(email, 'a wrong password', asker),
        { hashes: work().hashesOfSignIn, mails: 0 },
      ],
      'sign-up': [
        (email) => client.signUp({ email, password: PASSWORD }, asker.options()),
        { hashes: 1, mails: 1 },
      ],
      link: [(email) => client.sendMagicLink({ email }, asker.options()), { hashes: 0, mails: 1 }],
      reset: [(email) => client.sendResetLink({ email }, asker.options()), { hashes: 0, mails: 1 }],
    };
    for (const [way, [ask, cost]] of Object.entries(ways))
      for (const [whose, email] of Object.entries({
        ...{ known: known.email, closed: closed.email, unknown: room().someone() },
      }))
        expect([way, whose, await costs(email, cost.mails, () => ask(email))]).toEqual([way, whose, cost]);
    // With the right password as well: only its owner learns that the account is closed.
    const right = await costs(closed.email, 0, () => room().signIn(closed.email, PASSWORD, asker));
    expect(right).toEqual({ hashes: work().hashesOfSignIn, mails: 0 });
  });
}

/** Counted where they are made (passwords.ts). */
async function hashesIn(metrics: { text(): Promise<string> }): Promise<number> {
  const lines = (await metrics.text()).matchAll(/^fabula_password_hashes_total\{[^}]*\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}
