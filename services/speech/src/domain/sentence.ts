import { createHash } from 'node:crypto';

/** A sentence's sound. */
export interface Sentence {
  /** One complete mp3. */
  readonly mp3: Uint8Array;
  readonly durationMs: number;
  /** Of the mp3: sha256, hexadecimal. */
  readonly hash: string;
}

export function sentenceOf(mp3: Uint8Array, durationMs: number): Sentence {
  return { mp3, durationMs, hash: createHash('sha256').update(mp3).digest('hex') };
}
