import { expect, test } from '@jest/globals';
import { RenderShares } from './render-shares.ts';

test('each network address has its share of a minute', () => {
  let now = 0;
  const shares = new RenderShares(2, () => now);
  const take = (address: string) => shares.take(address);
  expect(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(take)).toEqual([true, true, false, true]);
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(take)).toEqual([true, true, false]);
  // A gateway of before passes on what a proxy wrote.
  expect(['192.0.2.1:50000', '[2001:db8::4]:443', '"192.0.2.1"'].map(take)).toEqual([false, false, false]);
  now = 60_000;
  expect(take('192.0.2.1')).toBe(true);
});
