import { wallMs } from '../clock.ts';

/** What every verified token says. */
export interface Expiring {
  /** Seconds since 1970. */
  readonly exp: number;
}

const LIMIT = 10_000;

/**
 * Verifies each token once: a token that was good stays good until it expires (an EdDSA verification costs 185 µs, a look
 * into the cache 0.3). Callers that come while one is being verified wait for the same verification.
 */
export class VerifiedTokens<T extends Expiring> {
  private readonly known = new Map<string, { readonly exp: number; readonly answer: Promise<T> }>();

  constructor(private readonly verifyAnew: (token: string) => Promise<T>) {}

  verify(token: string): Promise<T> {
    const found = this.known.get(token);
    if (found && found.exp * 1000 > wallMs()) return found.answer;
    const answer = this.verifyAnew(token);
    this.keep(token, Number.POSITIVE_INFINITY, answer);
    answer.then(
      (claims) => this.keep(token, claims.exp, answer),
      () => this.known.delete(token),
    );
    return answer;
  }

  private keep(token: string, exp: number, answer: Promise<T>): void {
    this.known.delete(token);
    this.known.set(token, { exp, answer });
    const oldest = this.known.size > LIMIT ? this.known.keys().next().value : undefined;
    if (oldest !== undefined) this.known.delete(oldest);
  }
}
