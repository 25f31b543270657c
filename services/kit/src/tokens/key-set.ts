import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';

/** Milliseconds. */
export interface KeySetTiming {
  /** Between two requests, whatever comes: nobody makes us ask by inventing key ids. */
  readonly pause: number;
  /** Older keys are asked for anew, while they still serve. */
  readonly fresh: number;
  /** Still older ones serve no more: somebody may have taken them back. */
  readonly stale: number;
}

const TIMING: KeySetTiming = { pause: 10_000, fresh: 600_000, stale: 3_600_000 };
const TIMEOUT_MS = 3_000;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * The public keys of an identity provider, fetched and kept. An unknown key id may be a new key's: they are fetched once more.
 * While the provider is away, those that are known go on serving.
 */
export class RemoteKeySet {
  private known: { readonly keys: JWTVerifyGetKey; readonly at: number } | undefined;
  private asked: { readonly at: number; readonly answer: Promise<void> } | undefined;
  private failure: unknown;

  constructor(
    /** The next one is asked where one does not answer. */
    private readonly urls: string | readonly string[],
    private readonly timing: KeySetTiming = TIMING,
  ) {}

  readonly find: JWTVerifyGetKey = async (header, token) => {
    const { fresh, stale } = this.timing;
    const age = this.known ? performance.now() - this.known.at : Number.POSITIVE_INFINITY;
    if (age > stale) await this.refresh();
    else if (age > fresh) void this.refresh();
    const known = this.usable();
    try {
      return await known.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await this.refresh();
      return this.usable().keys(header, token);
    }
  };

  private usable() {
    if (this.known && performance.now() - this.known.at <= this.timing.stale) return this.known;
    throw new Error('the keys of the identity provider are not known', { cause: this.failure });
  }

  /** Never rejects. Within the pause it answers as the last request did. */
  private refresh(): Promise<void> {
    // Whoever has no keys at all cannot wait so long: the provider may be about to start.
    const pause = this.known ? this.timing.pause : Math.min(this.timing.pause, 1_000);
    if (this.asked && performance.now() - this.asked.at < pause) return this.asked.answer;
    const answer = this.fetchAny().then(
      (keys) => {
        this.known = { keys, at: performance.now() };
      },
      (error: unknown) => {
        this.failure = error;
      },
    );
    this.asked = { at: performance.now(), answer };
    return answer;
  }

  private async fetchAny(): Promise<JWTVerifyGetKey> {
    let failure: unknown;
    for (const url of [this.urls].flat()) {
      try {
        return await this.fetch(url);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  private async fetch(url: string): Promise<JWTVerifyGetKey> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    return createLocalJWKSet(keySet.parse(await answer.json()));
  }
}
