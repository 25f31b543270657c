import { expect, test } from '@jest/globals';
import { readGatewayConfig } from './config.ts';

const GOOD = {
  FABULA_PORT: '8080',
  FABULA_AUTH: '127.0.0.1:1',
  FABULA_CATALOGUE: '127.0.0.1:2',
  FABULA_RUN: 'dns:///run:3',
  FABULA_MOMENT_ENGINE: 'ipv4:127.0.0.1:4,127.0.0.1:5',
  FABULA_SPEECH: '127.0.0.1:6',
  FABULA_MEDIA: '127.0.0.1:7',
  FABULA_AUTH_HTTP: '127.0.0.1:8',
  FABULA_MEDIA_HTTP: 'unix:/run/media.sock',
  FABULA_REDIS_URL: 'redis://127.0.0.1:6379',
  FABULA_WEB: 'web/dist',
  FABULA_PRIVATE_KEY: 'private.pem',
  FABULA_PUBLIC_KEYS: 'public',
  FABULA_ISSUER: 'http://localhost:8080/auth/oidc',
  FABULA_JWKS_URL: 'http://127.0.0.1:8/auth/oidc/jwks',
};

test('what is right is read, with the limits of the protocol', () => {
  const config = readGatewayConfig({ ...GOOD, FABULA_ORIGINS: 'https://a.example, https://b.example' });
  expect(config.FABULA_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
  expect(config).toMatchObject({
    FABULA_INPUTS_PER_MINUTE: 30,
    FABULA_AUDIO_SECONDS_PER_MINUTE: 90,
    FABULA_HOST: '127.0.0.1',
    FABULA_TRUST_PROXY: 0,
    FABULA_REQUESTS_PER_MINUTE: 600,
  });
});

test('every mistake is named at once', () => {
  const { FABULA_RUN: _missing, ...rest } = GOOD;
  const wrong = {
    ...rest,
    FABULA_PORT: 'http',
    FABULA_AUTH_HTTP: 'nowhere',
    FABULA_TRUST_PROXY: 'yes',
    FABULA_ORIGINS: 'x',
  };
  const mistakes = ['FABULA_RUN', 'FABULA_PORT', 'FABULA_AUTH_HTTP', 'FABULA_TRUST_PROXY', 'FABULA_ORIGINS'];
  for (const name of mistakes) expect(() => readGatewayConfig(wrong)).toThrow(name);
});
