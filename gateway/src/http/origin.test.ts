import { expect, test } from '@jest/globals';
import { isOurOrigin } from './origin.ts';

const origins = ['https://play.example.org'];

test('our origin is the host that is asked, with its port, or a configured one', () => {
  expect(isOurOrigin({ origin: 'http://localhost:8080', host: 'localhost:8080' }, [])).toBe(true);
  expect(isOurOrigin({ origin: 'https://play.example.org', host: 'inner:80' }, origins)).toBe(true);
});

test('nothing else is', () => {
  for (const origin of [
    undefined,
    '',
    'null',
    'http://localhost:81',
    'https://localhost.evil.example',
    'localhost:8080',
  ])
    expect(isOurOrigin({ ...(origin !== undefined && { origin }), host: 'localhost:8080' }, origins)).toBe(
      false,
    );
  expect(isOurOrigin({ origin: 'https://play.example.org.evil', host: 'x' }, origins)).toBe(false);
});
