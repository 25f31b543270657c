import { expect, test } from '@jest/globals';
import { networkOf } from './network.ts';

test('one household is one network, however it writes its addresses', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  const home = networkOf('2001:db8:1:2200::1');
  expect(networkOf('2001:0DB8:1:22ff:ffff:0:0:9')).toBe(home);
  expect(networkOf('2001:db8:1:2300::1')).not.toBe(home);
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
});

test('what is no address stands for itself', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('unknown')).toBe('unknown');
});
