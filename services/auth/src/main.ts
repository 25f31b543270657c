import { NatsBus } from '@fabula/kit/bus';
import { runMain } from '@fabula/kit/main';
import { startPart } from '@fabula/kit/part';
import { openPartDatabase } from '@fabula/kit/part-database';
import { readAuthConfig } from './config.ts';
import { toGoogleChoice } from './google-config.ts';
import { toKeycloakSettings } from './identity-config.ts';
import { toSmtpSettings } from './mail-config.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { loadIdentityKeys } from './providers/oidc-provider/keys.ts';
import { createAuthService } from './service.ts';

const SAID = { 'first-team-member': 'First team member', outbox: 'Mails' };

await runMain('auth', (log) => {
  const config = readAuthConfig();
  return startPart({
    part: 'auth',
    config,
    log,
    create: async (deps) =>
      createAuthService({
        ...deps,
        rpcAddress: config.FABULA_RPC_ADDRESS,
        httpAddress: config.FABULA_AUTH_HTTP_ADDRESS,
        db: await openPartDatabase({ part: 'auth', migrations: MIGRATIONS, config, metrics: deps.metrics }),
        bus: await NatsBus.connect(config.FABULA_NATS_URL, deps),
        issuer: config.FABULA_ISSUER,
        origins: config.FABULA_ORIGINS,
        identityKeys: await loadIdentityKeys(config.FABULA_IDENTITY_KEYS),
        keycloak: toKeycloakSettings(config),
        accessTokenSeconds: config.FABULA_ACCESS_TOKEN_TTL,
        smtp: toSmtpSettings(config),
        google: toGoogleChoice(config, config.FABULA_ORIGINS),
        announce: (what, path) => process.stderr.write(`${SAID[what]}: ${config.FABULA_ORIGINS[0]}${path}\n`),
      }),
  });
});
