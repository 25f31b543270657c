import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { VerifiedTokens } from './cache.ts';
import {
  InvalidSignature,
  InvalidToken,
  KeysUnavailable,
  SessionEnded,
  TokenExpired,
  WrongAudience,
} from './errors.ts';
import { RemoteKeySet } from './key-set.ts';
import type { PlayerToken } from './player-token.ts';

export type { PlayerToken };

export interface PlayerVerifierOptions {
  /** The address of the provider's keys, several in the order in which they are asked, or what finds them. */
  readonly jwks: string | readonly string[] | JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
  /** What the provider signs with; ES256 without it. */
  readonly algorithm?: string;
}

const claims = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  email: z.string().optional(),
  acr: z.string().optional(),
  sid: z.string().optional(),
  iat: z.number().optional(),
  realm_access: z.object({ roles: z.array(z.string()) }).optional(),
});

/**
 * Verifies players' access tokens (JWT) of one issuer, algorithm and audience. The audience says who they are meant for, and
 * both providers name ours in tokens of one client alone (Keycloak's `web`, which auth holds the secret of): `azp` would say
 * nothing more.
 */
export function playerVerifier(options: PlayerVerifierOptions): VerifiedTokens<PlayerToken> {
  const { jwks, issuer, audience, algorithm = 'ES256' } = options;
  const keys = typeof jwks === 'function' ? jwks : new RemoteKeySet(jwks).find;
  const expected = {
    algorithms: [algorithm],
    issuer,
    audience,
    requiredClaims: ['exp', 'sub'],
    clockTolerance: 5,
  };
  return new VerifiedTokens(async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, expected);
      return playerOf(payload);
    } catch (error) {
      throw refusal(error);
    }
  });
}

/** Whose token it was that was good and counts no more, by its age or its session's end; undefined of every other refusal. */
export function playerOfOutdated(error: unknown): PlayerToken | undefined {
  if (error instanceof SessionEnded) return error.player;
  const cause = error instanceof TokenExpired ? error.cause : undefined;
  return cause instanceof errors.JWTExpired ? playerOf(cause.payload) : undefined;
}

function playerOf(payload: JWTPayload): PlayerToken {
  const { sub, exp, email, acr, sid, iat, realm_access } = claims.parse(payload);
  return {
    ...{ sub, exp, roles: realm_access?.roles ?? [] },
    ...(email !== undefined && { email }),
    ...(acr !== undefined && { acr }),
    ...(sid !== undefined && { sid }),
    ...(iat !== undefined && { iat }),
  };
}

/** jose's errors by what the player has to do about them. Whatever is no fault of the token is one of the keys. */
function refusal(error: unknown): Error {
  if (error instanceof errors.JWTExpired) return new TokenExpired(error);
  if (error instanceof errors.JWSSignatureVerificationFailed) return new InvalidSignature(error);
  if (error instanceof errors.JWKSNoMatchingKey) return new InvalidSignature(error);
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'aud' || error.claim === 'iss'
      ? new WrongAudience(error)
      : new InvalidToken(error);
  const ofToken = [
    errors.JWSInvalid,
    errors.JWTInvalid,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    // It names no key where there are several.
    errors.JWKSMultipleMatchingKeys,
    z.ZodError,
  ];
  return ofToken.some((kind) => error instanceof kind) ? new InvalidToken(error) : new KeysUnavailable(error);
}
