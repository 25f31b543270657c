import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { checkGoogle, googleConfig, toGoogleChoice } from './google-config.ts';

const schema = z
  .object({ ...googleConfig, FABULA_IDENTITY: z.enum(['oidc-provider', 'keycloak']).optional() })
  .superRefine(checkGoogle);
const ID = { FABULA_GOOGLE_CLIENT_ID: 'id' };
const CLIENT = { ...ID, FABULA_GOOGLE_CLIENT_SECRET: 'secret' };
const KEYCLOAK = { FABULA_IDENTITY: 'keycloak' } as const;
const choice = (env: Record<string, string>, origin = 'https://fabula.example') =>
  toGoogleChoice(schema.parse(env), [origin]);

it('offers Google in production where a client is named, and elsewhere where the site says so', () => {
  const google = { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' };
  expect(choice(CLIENT)).toEqual(google);
  expect(choice({})).toBeUndefined();
  expect(choice(CLIENT, 'http://localhost:8080')).toBeUndefined();
  expect(choice({ ...CLIENT, FABULA_GOOGLE_BUTTON: 'always' }, 'http://localhost:8080')).toEqual(google);
});

it('leaves the secret to the realm where Keycloak asks', () => {
  expect(choice({ ...ID, ...KEYCLOAK })).toBe('by-keycloak');
  expect(choice(KEYCLOAK)).toBeUndefined();
});

it.each([
  [ID, /SECRET|is missing/],
  [{ FABULA_GOOGLE_CLIENT_SECRET: 'secret' }, /is missing/],
  [{ ...CLIENT, FABULA_GOOGLE_ISSUER: 'http://accounts.example' }, /https/],
])('says what is wrong with %j', (env, wrong) => {
  expect(() => schema.parse(env)).toThrow(wrong);
});
