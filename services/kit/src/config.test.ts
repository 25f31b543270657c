import { expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  busConfig,
  ConfigError,
  dbConfig,
  keysConfig,
  logConfig,
  readConfig,
  rpcConfig,
  siteOrigins,
} from './config.ts';

const schema = z.object({
  ...rpcConfig,
  ...dbConfig,
  ...busConfig,
  ...keysConfig,
  ...logConfig,
  FABULA_N: z.coerce.number().int(),
});

test('names every mistake at once', () => {
  const env = {
    FABULA_RPC_ADDRESS: 'somewhere',
    FABULA_DATABASE_URL: 'mysql://x',
    FABULA_NATS_URL: '',
    FABULA_LOG_LEVEL: 'loud',
    FABULA_N: 'seven',
  };
  let error: unknown;
  try {
    readConfig(schema, env);
  } catch (e) {
    error = e;
  }
  expect(error).toBeInstanceOf(ConfigError);
  const { mistakes, message } = error as ConfigError;
  expect(mistakes.map((m) => m.split(/[: ]/, 1)[0])).toEqual([
    'FABULA_RPC_ADDRESS',
    'FABULA_DATABASE_URL',
    'FABULA_NATS_URL',
    'FABULA_PRIVATE_KEY',
    'FABULA_PUBLIC_KEYS',
    'FABULA_LOG_LEVEL',
    'FABULA_N',
  ]);
  expect(mistakes).toContain('FABULA_NATS_URL is missing');
  expect(mistakes[0]).toContain("must be 'unix:/path' or 'host:port'");
  expect(message.split('\n')).toHaveLength(8);
});

test.each(['unix:/run/a.sock', '127.0.0.1:0', 'run:50051', '[::1]:80'])(
  '%s is an address',
  (FABULA_RPC_ADDRESS) => {
    expect(readConfig(z.object(rpcConfig), { FABULA_RPC_ADDRESS })).toEqual({ FABULA_RPC_ADDRESS });
  },
);

test('reads numbers and fills in what has a default', () => {
  const env = {
    FABULA_DATABASE_URL: 'postgres://run@db/fabula',
    FABULA_DATABASE_POOL: '3',
    FABULA_LOG_LEVEL: '',
  };
  expect(readConfig(z.object({ ...dbConfig, ...logConfig }), env)).toEqual({
    FABULA_DATABASE_URL: 'postgres://run@db/fabula',
    FABULA_DATABASE_POOL: 3,
    FABULA_LOG_LEVEL: 'info',
  });
});

test('addresses of the site are read as browsers write them', () => {
  const written = ' https://Play.Example.org:443/, HTTP://localhost:8080,, https://b.example:8443 ';
  const read = ['https://play.example.org', 'http://localhost:8080', 'https://b.example:8443'];
  expect(siteOrigins.parse(written)).toEqual(read);
});

test.each([
  '',
  ' , ',
  'play.example.org',
  'ftp://a.example',
  'https://a.example/fabula',
  'https://u:p@a.example',
  'x',
])('no addresses of a site: %s', (text) => {
  expect(siteOrigins.safeParse(text).success).toBe(false);
});
