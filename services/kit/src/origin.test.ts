import { expect, test } from '@jest/globals';
import { isHostOf, isHttpsSite, isOurOrigin } from './origin.ts';

const origins = ['https://play.example.org'];

test('our origin is the host that is asked, with its port, or a configured one', () => {
  expect(isOurOrigin({ origin: 'http://localhost:8080', host: 'localhost:8080' }, [])).toBe(true);
  expect(isOurOrigin({ origin: 'https://play.example.org', host: 'inner:80' }, origins)).toBe(true);
  expect(isOurOrigin({ origin: 'http://[::1]:8080', host: '[::1]:8080' }, [])).toBe(true);
});

test('nothing else is', () => {
  for (const origin of [
    undefined,
    '',
    'null',
    'http://localhost:81',
    'https://localhost.evil.example',
    'localhost:8080',
    'file://',
  ])
    expect(isOurOrigin({ ...(origin !== undefined && { origin }), host: 'localhost:8080' }, origins)).toBe(
      false,
    );
  expect(isOurOrigin({ origin: 'https://play.example.org.evil', host: 'x' }, origins)).toBe(false);
  expect(isOurOrigin({ origin: 'http://play.example.org', host: 'x' }, origins)).toBe(false);
});

test('a host is the same in capital letters, and with the port that goes without saying', () => {
  const site = new URL('https://play.example.org');
  for (const same of ['play.example.org', 'Play.Example.ORG', 'play.example.org:443'])
    expect(isHostOf(site, same)).toBe(true);
  for (const other of ['play.example.org:80', 'play.example.org:8443', 'example.org', 'play.example.org.'])
    expect(isHostOf(site, other)).toBe(false);
});

test('what is no host is nobody’s', () => {
  const site = new URL('https://play.example.org');
  for (const odd of [
    ...[
      undefined,
      '',
      '"play.example.org"',
      'play.example.org, evil.example',
      'evil.example, play.example.org',
    ],
    ...[
      'x@play.example.org',
      'play.example.org/evil',
      'play.example.org?x',
      'play.example.org#',
      ' ',
      '[::1',
      '%',
    ],
  ])
    expect(isHostOf(site, odd)).toBe(false);
  expect(isOurOrigin({ origin: 'file:///etc', host: '' }, [])).toBe(false);
});

test('a site is of https where all of its addresses are', () => {
  expect(isHttpsSite(['https://a.example', 'https://b.example:8443'])).toBe(true);
  expect(isHttpsSite(['https://a.example', 'http://a.example'])).toBe(false);
  expect(isHttpsSite([])).toBe(false);
});
