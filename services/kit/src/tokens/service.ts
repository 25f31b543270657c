import { type KeyObject, sign } from 'node:crypto';
import { decodeJwt, errors, jwtVerify } from 'jose';
import { VerifiedTokens } from './cache.ts';
import { InvalidSignature, InvalidToken, TokenExpired } from './errors.ts';
import { isPart, type Part } from './parts.ts';

const LIFETIME_S = 60;
const HEADER = encode({ alg: 'EdDSA', typ: 'JWT' });

/** Signs a part's own tokens (EdDSA, 60 s) and uses each for half its life. */
export class ServiceSigner {
  private cached = { token: '', until: 0 };

  constructor(
    readonly part: Part,
    private readonly key: KeyObject,
  ) {}

  async token(): Promise<string> {
    return this.current();
  }

  /** The same without waiting: streams are opened in one step. */
  current(): string {
    const now = Date.now();
    if (now >= this.cached.until) {
      const iat = Math.floor(now / 1000);
      const body = `${HEADER}.${encode({ sub: this.part, iat, exp: iat + LIFETIME_S })}`;
      const signature = sign(null, Buffer.from(body), this.key).toString('base64url');
      this.cached = { token: `${body}.${signature}`, until: now + (LIFETIME_S / 2) * 1000 };
    }
    return this.cached.token;
  }
}

export interface ServiceToken {
  readonly sub: Part;
  readonly exp: number;
}

/** Verifies the tokens of all parts, each against its own part's key. */
export function serviceVerifier(publicKeys: Readonly<Record<Part, KeyObject>>): VerifiedTokens<ServiceToken> {
  return new VerifiedTokens(async (token) => {
    try {
      const { sub } = decodeJwt(token);
      if (!isPart(sub)) throw new InvalidToken();
      const { payload } = await jwtVerify(token, publicKeys[sub], {
        algorithms: ['EdDSA'],
        requiredClaims: ['exp'],
        clockTolerance: 5,
      });
      return { sub, exp: payload.exp ?? 0 };
    } catch (error) {
      throw refusal(error);
    }
  });
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
