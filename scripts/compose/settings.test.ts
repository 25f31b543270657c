import { readAuthConfig, readIdentityKeysConfig, readMoveConfig, readRealmConfig } from '@fabula/auth/config';
import { readCatalogueConfig, readImportConfig } from '@fabula/catalogue/config';
import { readGatewayConfig } from '@fabula/gateway/config';
import { readKeysConfig, readMigrateConfig } from '@fabula/kit/config';
import { readMediaConfig } from '@fabula/media/config';
import { readMomentEngineConfig } from '@fabula/moment-engine/config';
import { readRunConfig } from '@fabula/run/config';
import { readSpeechConfig } from '@fabula/speech/config';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { askedFor, exampleSettings, readCompose } from './compose-file.ts';

/** What reads the settings of each service that is ours. */
const READERS: Readonly<Record<string, () => object>> = {
  gateway: readGatewayConfig,
  auth: readAuthConfig,
  catalogue: readCatalogueConfig,
  run: readRunConfig,
  'moment-engine': readMomentEngineConfig,
  speech: readSpeechConfig,
  media: readMediaConfig,
  'write-keys': () => ({ ...readKeysConfig(), ...readIdentityKeysConfig() }),
  'migrate-auth': readMigrateConfig,
  'migrate-catalogue': readMigrateConfig,
  'migrate-run': readMigrateConfig,
  'migrate-moment-engine': readMigrateConfig,
  'import-stories': readImportConfig,
  'migrate-realm': readRealmConfig,
  'move-users': readMoveConfig,
};

const { set, named } = exampleSettings();
const { all, required } = askedFor();
const secrets = Object.fromEntries(required.map((name) => [name, 'a1'.repeat(24)]));

/** A site that has everything. */
const everything = {
  ...{ ...set, ...named, ...secrets },
  ...{ FABULA_SMTP_URL: 'smtp://fabula:secret@mail.example.org', FABULA_SMTP_TLS: 'starttls' },
  ...{ FABULA_MAIL_FROM: 'Fabula <play@example.org>' },
  ...{ FABULA_GOOGLE_CLIENT_ID: 'an-id', FABULA_GOOGLE_CLIENT_SECRET: 'a-secret-of-google' },
  ...{ FABULA_LLM_URL: 'https://models.example.org/v1', FABULA_LLM_MODEL: 'm', FABULA_LLM_KEY: 'key' },
};

const before = { ...process.env };
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('FABULA_')) delete process.env[name];
});
afterEach(() => {
  process.env = { ...before };
});

describe.each([
  ['as it comes', { ...set, ...secrets }],
  ['with everything', everything],
])('a site %s', (_which, settings) => {
  test.each(Object.entries(READERS))('%s reads all that it is told', (name, read) => {
    const told = readCompose(settings).services[name]?.environment ?? {};
    Object.assign(process.env, told);
    const known = Object.keys(read());
    const unread = Object.keys(told).filter((variable) => told[variable] !== '' && !known.includes(variable));
    // What every part is told alike.
    expect(unread.filter((variable) => variable !== 'FABULA_ORIGINS')).toEqual([]);
  });
});

test('every service of ours has a reader', () => {
  const ours = Object.entries(readCompose(everything).services).filter(([, { image }]) =>
    image.startsWith(`${set.FABULA_IMAGE_PREFIX}/`),
  );
  // It is told nothing.
  expect(ours.map(([name]) => name).filter((name) => name !== 'give-volumes')).toEqual(
    expect.arrayContaining(Object.keys(READERS)),
  );
  expect(ours).toHaveLength(Object.keys(READERS).length + 1);
});

test('example.env names each setting that compose.yaml asks for, but for passwords, and no other', () => {
  const forCompose = ['COMPOSE_PROJECT_NAME', 'COMPOSE_PROFILES'];
  const names = [...Object.keys(set), ...Object.keys(named)].filter((name) => !forCompose.includes(name));
  expect(names.sort()).toEqual(all.filter((name) => !required.includes(name)));
});

test('a site without passwords is told to make them', () => {
  expect(() => readCompose(set)).toThrow('run secrets.sh');
});
