/** Somebody whom Google has signed in. */
export interface GoogleUser {
  /** Google's own name for the account: it stays when the address changes. */
  readonly subject: string;
  /** Lower case. */
  readonly email: string;
  readonly isEmailProven: boolean;
}

/** What an answer has to belong to: the browser that asked keeps it, and nobody else knows it. */
export interface GoogleMarks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
}

/** Why nobody has come by Google; the sign-in page has words for each. */
export type GoogleFailure = 'cancelled' | 'failed' | 'away' | 'unproven' | 'closed';

/** How long somebody may take at Google, seconds. */
export const GOOGLE_SECONDS = 10 * 60;

export class GoogleRefused extends Error {
  constructor(
    readonly failure: GoogleFailure,
    cause?: unknown,
  ) {
    super(`sign-in by Google: ${failure}`, { cause });
  }
}
