import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { PARTS, type Part } from '../tokens/parts.ts';
import { playerVerifier } from '../tokens/player.ts';
import { ServiceSigner, serviceVerifier } from '../tokens/service.ts';
import type { Verifiers } from '../tokens/verifiers.ts';

export interface PlayerTokenOptions {
  readonly roles?: readonly string[];
  /** E.g. aal2, for a session that has shown a second factor. */
  readonly acr?: string;
  readonly email?: string;
  /** Seconds from now; below 0 for a token that has expired. */
  readonly lifetimeS?: number;
  readonly audience?: string;
  readonly issuer?: string;
  /** Another key than the issuer's. */
  readonly key?: KeyObject;
}

/** Keys of all parts and of an issuer of players' tokens, for tests: real signatures, made in this process. */
export class TestIdentity {
  readonly issuer = 'https://identity.test';
  readonly audience = 'fabula';
  readonly verifiers: Verifiers;
  private readonly player = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly signers: ReadonlyMap<Part, ServiceSigner>;

  constructor() {
    const pairs = PARTS.map((part) => ({ part, ...generateKeyPairSync('ed25519') }));
    const publicKeys = new Map<Part, KeyObject>(pairs.map(({ part, publicKey }) => [part, publicKey]));
    this.signers = new Map(pairs.map(({ part, privateKey }) => [part, new ServiceSigner(part, privateKey)]));
    const { issuer, audience } = this;
    this.verifiers = {
      services: serviceVerifier({ of: (part) => [publicKeys.get(part)].filter((key) => key !== undefined) }),
      players: playerVerifier({ jwks: async () => this.player.publicKey, issuer, audience }),
    };
  }

  signer(part: Part): ServiceSigner {
    const signer = this.signers.get(part);
    if (!signer) throw new Error(`${part} is no part`);
    return signer;
  }

  /** An access token of a player. */
  playerToken(sub: string, options: PlayerTokenOptions = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      realm_access: { roles: options.roles ?? [] },
      ...(options.email && { email: options.email }),
      ...(options.acr && { acr: options.acr }),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256' })
      .setSubject(sub)
      .setIssuer(options.issuer ?? this.issuer)
      .setAudience(options.audience ?? this.audience)
      .setIssuedAt(now)
      .setExpirationTime(now + (options.lifetimeS ?? 300))
      .sign(options.key ?? this.player.privateKey);
  }
}
