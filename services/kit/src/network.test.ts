import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addressIn, networkOf } from './network.ts';

describe('what network an address is of', () => {
  test('one household is one network, however it writes its addresses', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    const home = networkOf('2001:db8:1:2200::1');
    expect(networkOf('2001:0DB8:1:22ff:ffff:0:0:9')).toBe(home);
    expect(networkOf('2001:db8:1:2300::1')).not.toBe(home);
    expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
  });

  test('a new port is no new client', () => {
    expect(networkOf('203.0.113.9:51234')).toBe(networkOf('203.0.113.9:51235'));
    expect(networkOf('[2001:db8::1]:443')).toBe(networkOf('[2001:db8::1]:444'));
  });

  test('all that is no address is one client together, and never another one for another text', () => {
    for (const none of ['', 'unknown', '_hidden', 'x'.repeat(10_000), 'unix:', '51234'])
      expect(networkOf(none)).toBe('');
  });
});

describe('the address in a text', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['203.0.113.9:', '203.0.113.9'],
    ['203.0.113.9:_http', '203.0.113.9'],
    ['"203.0.113.9"', '203.0.113.9'],
    ['"203.0.113.9:80"', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['2001:db8::1%eth0', '2001:db8::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['2001:db8:0:0:0:0:0:1:443', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['::ffff:203.0.113.9:443', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ])('%s is %s', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  test.each([
    ...[
      '',
      'unknown',
      '_hidden',
      '_SEVKISEK',
      'unix:',
      'localhost',
      'play.example.org:443',
      '1.2.3.4, 5.6.7.8',
    ],
    // What a library may take for IPv4, and nobody who writes addresses means.
    ...['51234', '0x7f.1', '127.1', '0177.0.0.1', '203.0.113.256', '203.0.113.9.1', '1.2.3.4/8'],
    ...['[2001:db8::1', '2001:db8::1]:443', '[203.0.113.9]443', '::ffff:203.0.113', '2001:db8:::1', ':443'],
  ])('%s is none', (text) => {
    expect(addressIn(text)).toBeUndefined();
  });

  test('is the same for every way to write it, and reads back as itself', () => {
    const ip = fc.oneof(fc.ipV4(), fc.ipV6());
    fc.assert(
      fc.property(ip, fc.nat(65_535), (written, port) => {
        const address = addressIn(written);
        expect(address).toBeDefined();
        const inBrackets = written.includes(':') ? `[${written}]` : written;
        for (const other of [`"${written}"`, `${inBrackets}:${port}`, written.toUpperCase(), address ?? ''])
          expect(addressIn(other)).toBe(address);
      }),
    );
  });

  test('of any text is an address or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcdef.:[]%"_ ,') }), (text) => {
        const address = addressIn(text);
        if (address !== undefined) expect(addressIn(address)).toBe(address);
      }),
    );
  });
});
