import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { passwordsIn } from './passwords.ts';
import { planProcesses } from './plan.ts';
import type { IdentityProvider } from './planned.ts';
import { takeSecrets } from './secrets.ts';

const SECRETS = {
  ...{ FABULA_GOOGLE_CLIENT_SECRET: 'of Google', FABULA_LLM_KEY: 'of a model' },
  ...{ FABULA_SMTP_URL: 'smtp://user:of-mail@mail.example', FABULA_SMTP_PASSWORD: 'of mail' },
};
const OTHERS = { FABULA_GOOGLE_CLIENT_ID: 'an id', PATH: '/bin' };

/** By secret, whoever is told it. */
async function toldBy(identity: IdentityProvider) {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-secrets-'));
  try {
    const urls = {
      postgres: 'postgres://127.0.0.1:1/x',
      nats: 'nats://127.0.0.1:2',
      redis: 'redis://127.0.0.1:3',
    };
    const plan = await planProcesses({
      ...{ folder, origin: 'http://localhost:1', urls, passwords: passwordsIn(folder), identity },
      ...{ env: { ...SECRETS, ...OTHERS }, copies: 1, engines: 2, gatewayCount: 2 },
    });
    const all = [...plan.processes, ...plan.commands.flat(), ...plan.realm];
    const told = (secret: string) => all.filter(({ env }) => secret in env).map(({ name }) => name);
    expect(told('FABULA_GOOGLE_CLIENT_ID')).toEqual(expect.arrayContaining(['auth', 'gateway-1', 'media']));
    return Object.fromEntries(Object.keys(SECRETS).map((secret) => [secret, told(secret)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a secret of the site at others is told to whoever asks there, and to nobody else', async () => {
  const engines = ['moment-engine-1', 'moment-engine-2'];
  const common = { FABULA_LLM_KEY: engines, FABULA_SMTP_URL: ['auth'], FABULA_SMTP_PASSWORD: ['auth'] };
  expect(await toldBy('oidc-provider')).toEqual({ ...common, FABULA_GOOGLE_CLIENT_SECRET: ['auth'] });
  expect(await toldBy('keycloak')).toEqual({ ...common, FABULA_GOOGLE_CLIENT_SECRET: ['migrate-realm'] });
});

test('no process inherits one: they are taken out of what all have', () => {
  const environment: NodeJS.ProcessEnv = { ...SECRETS, ...OTHERS };
  expect(takeSecrets(environment)).toEqual(SECRETS);
  expect(environment).toEqual(OTHERS);
});
