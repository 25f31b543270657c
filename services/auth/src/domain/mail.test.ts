import { expect, it } from '@jest/globals';
import { browserName } from './browser.ts';
import { isMailable } from './mail.ts';

it.each(['ada@example.org', "o'hara+games@mail.example.org", 'x@localhost'])(
  '%s is an address',
  (address) => {
    expect(isMailable(address)).toBe(true);
  },
);

it.each([
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org,eve@example.org',
  '"ada eve"@example.org',
  'Ada <ada@example.org>',
  'ada@example.org ',
  'ada@ex ample.org',
  // A Cyrillic а.
  'аda@example.org',
  'ada@exаmple.org',
  `${'a'.repeat(250)}@example.org`,
  '',
])('%j is none', (address) => {
  expect(isMailable(address)).toBe(false);
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
    'Chrome, Linux',
  ],
  ['<b>your bank</b>', ''],
  [undefined, ''],
])('%s is %j', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
