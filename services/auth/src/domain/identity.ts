import type { Role } from './roles.ts';

/** Somebody whom the identity provider knows. */
export interface IdentityUser {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly role: Role;
  /** Whether they have shown that the address is theirs. */
  readonly isEmailProven: boolean;
  /** Who is not gets no tokens. */
  readonly isEnabled: boolean;
  readonly createdAt: Date;
}

export interface NewIdentityUser {
  readonly email: string;
  /** Whoever has none comes by link only. */
  readonly password?: string | undefined;
  readonly role: Role;
  readonly isEmailProven: boolean;
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

/** A second factor that makes one-time passwords (RFC 6238: SHA-1, six digits, 30 s). */
export interface IdentityFactor {
  readonly id: string;
  readonly createdAt: Date;
}

/**
 * The back end that holds credentials and roles and makes tokens. One contract suite tests every implementation. A magic
 * link, a confirmed sign-up or a reset ends in `vouch`, as a password does: who has been verified by other means gets the
 * same tokens. A back end may be another server: no method takes part in a transaction of ours, any answer may get lost,
 * and all but `create` may be asked again. Every method throws IdentityAway where it cannot answer now, and those that take
 * a password SignInBusy where too many wait. What changes a user answers false where there is none of this id.
 */
export interface IdentityBackend {
  find(by: { readonly id: string } | { readonly email: string }): Promise<IdentityUser | undefined>;
  /** undefined when the address is taken. */
  create(user: NewIdentityUser): Promise<IdentityUser | undefined>;
  /** Takes its sessions, credentials and factors with it; the address is free again. */
  delete(userId: string): Promise<boolean>;
  /** Disabling ends all sessions. */
  setEnabled(userId: string, isEnabled: boolean): Promise<boolean>;
  /** The user has shown that the address is theirs. */
  proveAddress(userId: string): Promise<boolean>;

  /** A new role arrives with the next token. */
  setRole(userId: string, role: Role): Promise<boolean>;
  /**
   * Gives the role to whoever has less; of two at once the greater one stays. Answers what the user is then, undefined where
   * there is none.
   */
  raiseRole(userId: string, role: Role): Promise<Role | undefined>;

  /** undefined when address or password is wrong, or the user disabled, in the same time for all. */
  checkPassword(email: string, password: string): Promise<IdentityUser | undefined>;
  /** Sessions go on: who wants them ended says so. */
  setPassword(userId: string, password: string): Promise<boolean>;
  /** For a password that somebody set who had not shown that the address is theirs. */
  removePassword(userId: string): Promise<boolean>;

  /** The secret in base32. It counts at once: who enrols it has checked a first code. undefined where there is no such user. */
  addFactor(userId: string, secret: string): Promise<IdentityFactor | undefined>;
  removeFactor(userId: string, factorId: string): Promise<boolean>;
  listFactors(userId: string): Promise<readonly IdentityFactor[]>;
  /** Whether this is a code of one of the user's factors that has not been used yet: it is from now on. */
  checkOtp(userId: string, otp: string): Promise<boolean>;
  /** Forgets the failures that the back end itself has counted: whoever has shown that the mailbox is theirs gets in. */
  unlock(userId: string): Promise<void>;

  /**
   * Tokens for a user whom auth has verified: aal1, and aal2 with a code of a factor, which is used up. undefined when the
   * code is wrong, or the user is unknown or disabled.
   */
  vouch(userId: string, otp?: string): Promise<IdentityTokens | undefined>;
  /** With the role of now and the assurance of then. undefined when the session is dead. */
  refresh(refreshToken: string): Promise<IdentityTokens | undefined>;
  /** Ends the session of this refresh token; a dead one is no error. */
  end(refreshToken: string): Promise<void>;
  /** Ends all sessions of the user. */
  endAll(userId: string): Promise<void>;
}
