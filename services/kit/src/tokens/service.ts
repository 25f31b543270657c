import { type KeyObject, sign } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { monotonicMs, wallMs } from '../clock.ts';
import { VerifiedTokens } from './cache.ts';
import { InvalidSignature, InvalidToken, TokenExpired } from './errors.ts';
import { isPart, type Part } from './parts.ts';

const LIFETIME_S = 60;
const EXPECTED = { algorithms: ['EdDSA'], requiredClaims: ['exp'], clockTolerance: 5 };
const HEADER = encode({ alg: 'EdDSA', typ: 'JWT' });

interface SignedToken {
  readonly token: string;
  /** Milliseconds, of both clocks: in use for half its life, and by what it says of itself. */
  readonly signed: { readonly wall: number; readonly monotonic: number };
}

/** Signs a part's own tokens (EdDSA, 60 s), one for each part that it calls, and uses each for half its life. */
export class ServiceSigner {
  private readonly signed = new Map<Part, SignedToken>();

  constructor(
    readonly part: Part,
    private readonly key: KeyObject,
  ) {}

  /** A token that only `audience` takes. */
  current(audience: Part): string {
    const now = { wall: wallMs(), monotonic: monotonicMs() };
    const known = this.signed.get(audience);
    if (known && isYoung(known, now)) return known.token;
    const iat = Math.floor(now.wall / 1000);
    const body = `${HEADER}.${encode({ sub: this.part, aud: audience, iat, exp: iat + LIFETIME_S })}`;
    const token = `${body}.${sign(null, Buffer.from(body), this.key).toString('base64url')}`;
    this.signed.set(audience, { token, signed: now });
    return token;
  }
}

/** Where the clock was set, forward or back, others may see it otherwise than when it was signed. */
function isYoung({ signed }: SignedToken, now: SignedToken['signed']): boolean {
  const age = Math.max(now.monotonic - signed.monotonic, Math.abs(now.wall - signed.wall));
  return age < (LIFETIME_S / 2) * 1000;
}

export interface ServiceToken {
  readonly sub: Part;
  /** Whom it is meant for. Absent: signed by a process of before, which says so to nobody. */
  readonly aud?: string;
  readonly exp: number;
}

/** Where the public keys of the parts are found. */
export interface PublicKeys {
  /** Those that a part may sign with now: two while they change. */
  of(part: Part): readonly KeyObject[];
  /** Looks again; whether it did, for it does not do so all the time. */
  refresh?(): boolean;
}

/** Verifies the tokens of all parts, each against its own part's keys. */
export function serviceVerifier(keys: PublicKeys): VerifiedTokens<ServiceToken> {
  return new VerifiedTokens(async (token) => {
    try {
      const { sub } = decodeJwt(token);
      if (!isPart(sub)) throw new InvalidToken();
      const { aud, exp = 0 } = await verified(token, sub, keys);
      return { sub, exp, ...(aud !== undefined && { aud: String(aud) }) };
    } catch (error) {
      throw refusal(error);
    }
  });
}

/** Keys may have changed since they were read: a signature that none of them made is looked at once more. */
async function verified(token: string, part: Part, keys: PublicKeys): Promise<JWTPayload> {
  const tried = keys.of(part);
  try {
    return await byAnyOf(tried, token);
  } catch (error) {
    if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    keys.refresh?.();
    // Somebody else may have read them a moment ago.
    if (keys.of(part) === tried) throw error;
    return byAnyOf(keys.of(part), token);
  }
}

async function byAnyOf(keys: readonly KeyObject[], token: string): Promise<JWTPayload> {
  const [last] = keys.slice(-1);
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, EXPECTED);
      return payload;
    } catch (error) {
      if (key === last || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new InvalidToken();
}

function refusal(error: unknown): Error {
  if (error instanceof InvalidToken) return error;
  if (error instanceof errors.JWTExpired) return new TokenExpired(error);
  if (error instanceof errors.JWSSignatureVerificationFailed) return new InvalidSignature(error);
  return new InvalidToken(error);
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
