import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fromBase32, toBase32 } from './base32.ts';

/** Seconds that a code is shown. */
const STEP_S = 30;
const DIGITS = 6;
/** A phone's clock may be a step off, to either side. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** Which code is shown at a time, counted from 1970. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / STEP_S);
}

/** RFC 6238 with SHA-1: the one kind that every authenticator app knows. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  // RFC 4226, 5.3: where the last half byte points, 31 bits.
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that this is the code of, near the given time; undefined when it is of none. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const given = Buffer.from(code.replaceAll(/\s/g, ''));
  const now = totpStep(at);
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
}
