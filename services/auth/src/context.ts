import type { Database } from '@fabula/kit/db';
import type { Verifiers } from '@fabula/kit/tokens';
import type { Attempts } from './attempts.ts';
import type { Audit } from './audit.ts';
import type { IdentityBackend } from './domain/identity.ts';
import type { Sealer } from './domain/seal.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignIns } from './sign-ins.ts';

/** What auth's methods are made of. */
export interface AuthContext {
  readonly db: Database;
  readonly identity: IdentityBackend;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly audit: Audit;
  readonly signIns: SignIns;
  readonly office: PostOffice;
  readonly passwords: Passwords;
  /** Whether mails reach their addressees: a page shows them otherwise. */
  readonly sendsMail: boolean;
  /** Whether people may come by a Google account. */
  readonly hasGoogle: boolean;
  readonly issuer: string;
  /** Knows players' tokens, those of sessions that have ended as well. */
  readonly tokens: Verifiers['players'];
  /** Cookies are for https only. */
  readonly secureCookies: boolean;
  /** Called after an outbox row was written. */
  readonly published: () => void;
  /** Seals factors that wait for their first code. */
  readonly factorSealer: Sealer;
}
