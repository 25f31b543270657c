/** What an access token says about its player. */
export interface PlayerToken {
  /** The player's id. */
  readonly sub: string;
  readonly roles: readonly string[];
  /** Seconds since 1970. */
  readonly exp: number;
  readonly email?: string;
  /** How the player signed in, e.g. aal2 with a second factor. */
  readonly acr?: string;
  /** The session that it is of. */
  readonly sid?: string;
  /** When it was issued, seconds since 1970. */
  readonly iat?: number;
}
