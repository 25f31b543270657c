import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { IdentityBackend } from './domain/identity.ts';
import type { Passwords } from './passwords/passwords.ts';
import { KeycloakBackend, type KeycloakSettings } from './providers/keycloak/backend.ts';
import { OidcBackend } from './providers/oidc-provider/backend.ts';
import type { IdentityKeys } from './providers/oidc-provider/keys.ts';
import { sweepRecords } from './providers/oidc-provider/record-store.ts';
import type { ProviderHandler } from './providers/oidc-provider/token-calls.ts';

/** The identity back end that a site has chosen. */
export interface OpenIdentity {
  readonly identity: IdentityBackend;
  /** Discovery and keys, where they are ours to show. */
  readonly handler?: ProviderHandler;
  /** Takes away what ran out. */
  readonly sweep: () => Promise<void>;
}

export interface IdentityChoice {
  /** Without it the provider is inside auth. */
  readonly keycloak?: KeycloakSettings | undefined;
  readonly identityKeys: IdentityKeys;
  readonly db: Database;
  readonly issuer: string;
  readonly accessTokenSeconds: number;
  readonly passwords: Passwords;
  readonly log: Logger;
}

export function openIdentity(choice: IdentityChoice): OpenIdentity {
  if (choice.keycloak) return { identity: new KeycloakBackend(choice.keycloak), sweep: async () => {} };
  const identity = new OidcBackend({ ...choice, keys: choice.identityKeys });
  return { identity, handler: identity.handler, sweep: () => sweepRecords(choice.db) };
}
