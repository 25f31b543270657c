import { describe, expect, test } from '@jest/globals';
import { readMomentEngineConfig } from '../../config.ts';

const BASE = {
  FABULA_RPC_ADDRESS: '127.0.0.1:0',
  FABULA_PRIVATE_KEY: 'private.pem',
  FABULA_PUBLIC_KEYS: 'public',
  FABULA_ISSUER: 'http://localhost/auth/oidc',
  FABULA_JWKS_URL: 'http://localhost/auth/oidc/jwks',
  FABULA_CATALOGUE: '127.0.0.1:1',
  FABULA_RUN: '127.0.0.1:2',
  FABULA_SPEECH: '127.0.0.1:3',
};
const MODEL = { FABULA_LLM_URL: 'https://models.example/v1/', FABULA_LLM_MODEL: 'some-model' };
const STORES = { FABULA_DATABASE_URL: 'postgres://somewhere/fabula', FABULA_NATS_URL: 'nats://somewhere' };

describe('the configuration of a language model', () => {
  test('is absent, and then nothing of it is needed', () => {
    expect(readMomentEngineConfig(BASE).model).toBeUndefined();
  });

  test('is read with its standard times', () => {
    const { model } = readMomentEngineConfig({ ...BASE, ...MODEL, ...STORES, FABULA_LLM_PRICE_IN: '0.5' });
    expect(model).toEqual({
      url: 'https://models.example/v1',
      key: undefined,
      model: 'some-model',
      times: { firstToken: 6_000, betweenTokens: 3_000, whole: 25_000 },
      prices: { in: 0.5, out: undefined },
      logDays: 30,
    });
  });

  test('names all that is wrong at once', () => {
    const read = () => readMomentEngineConfig({ ...BASE, FABULA_LLM_URL: 'https://models.example/v1' });
    expect(read).toThrow(
      /FABULA_LLM_MODEL is missing\n.*FABULA_DATABASE_URL is missing\n.*FABULA_NATS_URL is missing/,
    );
    const wrong = { ...BASE, ...MODEL, ...STORES, FABULA_LLM_URL: 'ftp://x', FABULA_LLM_LOG_DAYS: '0' };
    expect(() => readMomentEngineConfig(wrong)).toThrow(/FABULA_LLM_URL[^\n]*\n.*FABULA_LLM_LOG_DAYS/);
  });
});
