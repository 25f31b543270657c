import type { Tx } from '@fabula/kit/db';
import type { AuthContext } from '../context.ts';
import { AccountDisabled, EmailProven, UnknownProfile } from '../domain/errors.ts';
import { isMailable } from '../domain/mail.ts';
import { keepProfile } from '../profiles.ts';
import { endLetIn, isClosed, languageOf, letIn } from '../store/enabling.ts';

/** Seconds within which the owner has to come: a week, as of an invitation. */
const LET_IN_S = 7 * 86_400;

/**
 * The mailbox of an account whose address nobody has proven is its owner's: so somebody says who knows them. The next link to
 * it takes the account over. Throws UnknownProfile, EmailProven and AccountDisabled.
 */
export async function letInByMail(
  { db, identity, office }: Pick<AuthContext, 'db' | 'identity' | 'office'>,
  userId: string,
  note: (tx: Tx) => Promise<void>,
): Promise<void> {
  const user = await identity.find({ id: userId });
  if (!user) throw new UnknownProfile();
  // The copy may be older than what the list shows by it.
  if (!(await keepProfile(db, user))) throw new UnknownProfile();
  if (user.isEmailProven) throw new EmailProven();
  await db.transaction(async (tx) => {
    if (!user.isEnabled || (await isClosed(tx, userId))) throw new AccountDisabled();
    await letIn(tx, userId, LET_IN_S);
    const mail = { to: user.email, kind: 'let-in-by-mail', language: await languageOf(tx, userId) } as const;
    if (isMailable(user.email)) await office.leave(tx, mail);
    await note(tx);
  });
  office.poke();
}

/** A link takes the account over no more. Where none did there is nothing to note. */
export async function withdrawLetIn(
  { db }: Pick<AuthContext, 'db'>,
  userId: string,
  note: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await endLetIn(tx, userId)) await note(tx);
  });
}
