import type { Tx } from '@fabula/kit/db';
import type { Role } from './roles.ts';

/** Somebody whom the identity provider knows. */
export interface IdentityUser {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

/** What a session is made of. The refresh token stays with auth; it is not rotated and lives 30 days. */
export interface IdentityTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/** How a person proved who they are: by one factor, or by two. */
export type Assurance = 'aal1' | 'aal2';

/**
 * The back end that holds credentials and makes tokens. One contract suite tests every implementation.
 * A magic link, a confirmed sign-up or a reset ends in `vouch`, as a password does: who has been verified by other means
 * gets the same tokens. Redirecting providers (Google) need no method here: keycloak-js goes to the issuer itself.
 */
export interface IdentityBackend {
  /** undefined when the address is taken. */
  createUser(user: { email: string; password: string; role: Role }): Promise<IdentityUser | undefined>;
  /** undefined when address or password is wrong, in the same time for both. */
  checkPassword(email: string, password: string): Promise<IdentityUser | undefined>;
  /** Tokens for a user whom auth has verified. */
  vouch(userId: string, assurance: Assurance): Promise<IdentityTokens>;
  /** undefined when the session is dead; throws when the back end is away. */
  refresh(refreshToken: string): Promise<IdentityTokens | undefined>;
  /** Ends the session of this refresh token; a dead one is no error. */
  end(refreshToken: string): Promise<void>;
  /**
   * In the transaction of what it comes from, so that nothing is used up for a role that was not given. False when there is
   * no such user. A new role arrives with the next token.
   */
  setRole(tx: Tx, userId: string, role: Role): Promise<boolean>;
}
