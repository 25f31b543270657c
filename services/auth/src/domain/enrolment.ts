import type { Sealer } from './seal.ts';

/** How fresh a proof of password or link must be to enrol a factor, and how long an enrolment may take, seconds. */
export const PROOF_SECONDS = 10 * 60;

/** What an authenticator app reads from a QR code (Key URI Format). */
export function otpauthUri(email: string, secret: string): string {
  const query = new URLSearchParams({
    secret,
    issuer: 'Fabula',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/Fabula:${encodeURIComponent(email)}?${query}`;
}

/** The secret of a factor that waits for its first code, for its owner only. */
export function sealSecret(sealer: Sealer, userId: string, secret: string): string {
  return sealer.seal(`${userId} ${secret}`);
}

export function openSecret(sealer: Sealer, userId: string, sealed: string): string | undefined {
  const [owner, secret] = sealer.open(sealed)?.split(' ') ?? [];
  return owner === userId ? secret : undefined;
}

/** People type codes in groups. */
export const toOtp = (written: string): string => written.replaceAll(/\s/g, '');
