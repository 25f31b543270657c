import { readConfig } from '@fabula/kit/config';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { checkMail, mailConfig, toSmtpSettings } from './mail-config.ts';

const schema = z.object(mailConfig).superRefine(checkMail);
const settings = (env: Record<string, string>) => toSmtpSettings(readConfig(schema, env));
const FROM = { FABULA_MAIL_FROM: 'Fabula <no-reply@fabula.example>' };

it('is none where nothing is set', () => {
  expect(settings({})).toBeUndefined();
});

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'starttls' }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'implicit' }],
  ['smtp://mail.example:2525', { port: 2525, tls: 'starttls' }],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
  ['smtp://ada%40x:p%3Aw@mail.example', { user: 'ada@x', password: 'p:w' }],
])('reads %s', (url, expected) => {
  expect(settings({ ...FROM, FABULA_SMTP_URL: url })).toMatchObject({ ...expected, timeoutMs: 10_000 });
});

it('reads the parts one by one', () => {
  const env = {
    ...{ FABULA_SMTP_HOST: 'mail.example', FABULA_SMTP_PORT: '465', FABULA_SMTP_USER: 'ada' },
    ...{ FABULA_SMTP_PASSWORD: 'secret', FABULA_SMTP_TIMEOUT: '3', ...FROM },
  };
  expect(settings(env)).toEqual({
    ...{ host: 'mail.example', port: 465, tls: 'implicit', user: 'ada', password: 'secret' },
    ...{ from: 'Fabula <no-reply@fabula.example>', timeoutMs: 3_000 },
  });
  expect(settings({ ...env, FABULA_SMTP_TLS: 'none' })).toMatchObject({ tls: 'none' });
});

describe('says what is wrong with', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ FABULA_SMTP_URL: 'smtp://mail.example' }, /FABULA_MAIL_FROM/],
    [{ ...FROM, FABULA_SMTP_URL: 'http://mail.example' }, /FABULA_SMTP_URL: must be/],
    [{ ...FROM, FABULA_SMTP_URL: 'smtp://a.example', FABULA_SMTP_HOST: 'b' }, /FABULA_SMTP_HOST/],
    [{ ...FROM, FABULA_SMTP_HOST: 'a.example', FABULA_SMTP_PASSWORD: 'x' }, /FABULA_SMTP_USER/],
    [{ FABULA_MAIL_FROM: 'a@example.org\r\nBcc: b@example.org' }, /FABULA_MAIL_FROM/],
    [{ FABULA_MAIL_FROM: 'Fabula, Inc <a@example.org>' }, /FABULA_MAIL_FROM/],
    [{ FABULA_SMTP_TLS: 'maybe' }, /FABULA_SMTP_TLS/],
  ])('%j', (env, mistake) => {
    expect(() => settings(env)).toThrow(mistake);
  });
});
