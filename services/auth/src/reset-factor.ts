import type { Database } from '@fabula/kit/db';
import { Audit } from './audit.ts';
import { normaliseEmail } from './domain/email.ts';
import { UnknownProfile } from './domain/errors.ts';
import { Sealer } from './domain/seal.ts';
import { resetFactors } from './factors.ts';
import { type IdentityChoice, openIdentity } from './identity.ts';
import { PostOffice } from './mail/post-office.ts';
import { Passwords } from './passwords/passwords.ts';
import { Sessions } from './sessions.ts';
import { findProfile } from './store/profiles.ts';

/**
 * Takes the second factor from the account of an address, for whoever runs the site: the last member of a team has nobody to
 * ask. All sessions of the account end. Throws UnknownProfile and NoFactor.
 */
export async function resetFactorOf(
  choice: Omit<IdentityChoice, 'passwords'>,
  address: string,
): Promise<void> {
  const { db, identityKeys, accessTokenSeconds } = choice;
  const { identity } = openIdentity({ ...choice, passwords: new Passwords() });
  const userId = await idOf(db, normaliseEmail(address));
  const sessions = new Sessions(db, identity, accessTokenSeconds);
  const office = new PostOffice(new Sealer(identityKeys.cookieKeys, 'mails'), () => {});
  await resetFactors({ db, identity, sessions, office }, userId);
  const audit = new Audit(db, new Sealer(identityKeys.cookieKeys, 'audit'));
  await audit.noteOfConsole({ action: 'factor-reset', subject: userId });
}

async function idOf(db: Database, email: string): Promise<string> {
  const profile = await db.transaction((tx) => findProfile(tx, { email }));
  if (!profile) throw new UnknownProfile();
  return profile.id;
}
