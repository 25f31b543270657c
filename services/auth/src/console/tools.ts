import { Audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../domain/email.ts';
import { UnknownProfile } from '../domain/errors.ts';
import { Sealer } from '../domain/seal.ts';
import { type IdentityChoice, openIdentity } from '../identity.ts';
import { PostOffice } from '../mail/post-office.ts';
import { Passwords } from '../passwords/passwords.ts';
import { Sessions } from '../sessions.ts';
import { findProfile } from '../store/profiles.ts';

/** Where a command of whoever runs the site finds what it works on. */
export type ConsoleChoice = Omit<IdentityChoice, 'passwords'>;

/** What such a command needs of auth, beside processes that serve or without any. */
export type ConsoleTools = Pick<AuthContext, 'db' | 'identity' | 'sessions' | 'office' | 'audit'>;

export function consoleTools(choice: ConsoleChoice): ConsoleTools {
  const { db, identityKeys, accessTokenSeconds } = choice;
  const { identity } = openIdentity({ ...choice, passwords: new Passwords() });
  return {
    ...{ db, identity, sessions: new Sessions(db, identity, accessTokenSeconds) },
    office: new PostOffice(new Sealer(identityKeys.cookieKeys, 'mails'), () => {}),
    audit: new Audit(db, new Sealer(identityKeys.cookieKeys, 'audit')),
  };
}

/** Whose address it is. Throws UnknownProfile. */
export async function idOf({ db }: ConsoleTools, address: string): Promise<string> {
  const profile = await db.transaction((tx) => findProfile(tx, { email: normaliseEmail(address) }));
  if (!profile) throw new UnknownProfile();
  return profile.id;
}
