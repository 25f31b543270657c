import { randomBytes } from 'node:crypto';
import { toBase32 } from './base32.ts';
import { hashSecret } from './session.ts';

export const RECOVERY_CODES = 10;
/** 80 bits: a hash of it is not guessed. */
const BYTES = 10;

/** Shown in groups of four, to be written down. */
export function newRecoveryCode(): string {
  return (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-');
}

/** The same for each way to write it: small letters, spaces, digits that look like letters. */
export function hashRecoveryCode(userId: string, written: string): string {
  const letters = written.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B');
  return hashSecret(`recovery ${userId} ${letters.replaceAll(/[^A-Z2-7]/g, '')}`);
}
