import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redactText } from './redact-text.ts';

/** As addresses hold it: once and again, in small hexadecimal letters, and each sign of it. */
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => new URLSearchParams({ text }).toString().slice('text='.length),
  (text) => encodeURIComponent(text).replace(/%../g, (byte) => byte.toLowerCase()),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => encodeURIComponent(encodeURIComponent(encodeURIComponent(text))),
  (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
];

describe('an e-mail address', () => {
  test.each([
    ['GET /users?email=ada%40example.org&exact=true', 'GET /users?email=[redacted]&exact=true'],
    ['GET /users?q=ada%2Btest%40example.org', 'GET /users?q=[redacted]'],
    ['GET /users?q=ada%2btest%2540example.org!', 'GET /users?q=[redacted]'],
    ['GET /users/ada%40example.org/x', 'GET /users/[redacted]/x'],
    ['GET /users/eric%40ex%C3%A9mple.fr/x', 'GET /users/[redacted]/x'],
    ['GET /users/jos%E9%40example.org/x', 'GET /users/[redacted]/x'],
    ['next=%2Flogin%3Femail%3Dada%40example.org&x=1', 'next=[redacted]&x=1'],
    ['to <ada@example.org>, again', 'to <[redacted]>, again'],
    ['550 jürgen@exämple.de is nobody', '550 [redacted] is nobody'],
    ["o'brien@example.org", '[redacted]'],
    ["'ada@example.org'", "'[redacted]'"],
  ])('is not in %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });

  test('is found however it is encoded, wherever it stands', () => {
    const local = fc.stringMatching(/^[a-z0-9]([a-z0-9._+-]{0,20}[a-z0-9])?$/);
    const domain = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?(\.[a-z]{2,6}){1,2}$/);
    const around = fc.constantFrom('?email=', '/users/', 'who=', '"', '', '&x=', '?next=%2Fx%3Fe%3D');
    fc.assert(
      fc.property(local, domain, fc.constantFrom(...ENCODINGS), around, (name, host, encoded, before) => {
        const written = encoded(`${name}@${host}`);
        const redacted = redactText(`to GET /x ${before}${written} failed`);
        expect(redacted).not.toContain(written);
        expect(redacted).toMatch(/^to GET \/x .*\[redacted\] failed$/);
      }),
    );
  });
});

describe('a secret', () => {
  test.each([
    [
      '/auth/google/return?state=one&code=4%2F0Ab&scope=openid',
      '/auth/google/return?state=[redacted]&code=[redacted]&scope=openid',
    ],
    ['/ws?token=one&traceparent=00-1', '/ws?token=[redacted]&traceparent=00-1'],
    ['#access_token=one&id_token=two', '#access_token=[redacted]&id_token=[redacted]'],
    ['/invite?invite_token=one', '/invite?invite_token=[redacted]'],
    ['/auth/outbox?key=one', '/auth/outbox?key=[redacted]'],
    [
      'grant_type=password&username=ada&password=one&client_secret=two',
      'grant_type=password&username=[redacted]&password=[redacted]&client_secret=[redacted]',
    ],
    ['code=one&redirect_uri=http://x', 'code=[redacted]&redirect_uri=http://x'],
    ['?next=%2Fx%3Ftoken%3Done', '?next=[redacted]'],
    ['bad password=one here', 'bad password=[redacted] here'],
    ['smtps://ada:one@mail.example:465 is away', 'smtps://[redacted]@mail.example:465 is away'],
    ['postgres://fabula:o@n/e@db:5432/x', 'postgres://[redacted]@db:5432/x'],
    ['redis://:one@h', 'redis://[redacted]@h'],
    ['https://user%3Aone@host/x', 'https://[redacted]@host/x'],
    ['https://client-7@host/x', 'https://[redacted]@host/x'],
    ['Authorization: Bearer abc', 'Authorization: [redacted]'],
    ['with Bearer abc', 'with Bearer [redacted]'],
    ['with bearer eyx1.2-3_4', 'with bearer [redacted]'],
    ['Basic YWRhOm9uZQ==', 'Basic [redacted]'],
    ['cookie: fabula_session=one; a=b', 'cookie: [redacted]'],
    ['fabula_session=one; a=b', 'fabula_session=[redacted]; a=b'],
    ['{"access_token":"one","n":1}', '{"access_token":"[redacted]","n":1}'],
    ['{\\"refresh_token\\": \\"one\\"}', '{\\"refresh_token\\": \\"[redacted]\\"}'],
    ['of eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln.x.y.', 'of [redacted]'],
    ['of eyJhbGciOiJFUzI1NiJ9%2EeyJzdWIiOiJhIn0%2Ec2ln', 'of [redacted]'],
  ])('is not in %s', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });
});

describe('ordinary text stays', () => {
  test.each([
    'call failed: code=14 UNAVAILABLE, state=playing key=frames',
    'Bearer token expired',
    'Bearer authentication failed. The bearer of news. Basic authentication.',
    'WWW-Authenticate: Bearer realm="fabula", error="invalid_token"',
    'tokens=12 max_tokens=100 bypass=1 female=2',
    '100% of 50%ab, 7%20of it: q=%22code%3D14%22',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'https://play.example.org:8443/@scope/name?x=@y',
    'node_modules/@grpc/grpc-js/build/src/x.js:1:2 npm kit@1.0.0',
    'select $1 where a=b and c=:d',
    'dns:///run:9000 unix:/run/a.sock nats://127.0.0.1:4222',
  ])('%s', (text) => {
    expect(redactText(text)).toBe(text);
  });

  test('whatever its words are', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20, mode: 'sentences' }), (text) => {
        expect(redactText(text)).toBe(text);
      }),
    );
  });

  test('a stack leads to its lines', () => {
    const { stack = '' } = new Error('it broke');
    expect(redactText(stack)).toBe(stack);
  });
});
