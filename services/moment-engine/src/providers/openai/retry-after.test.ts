import { expect, test } from '@jest/globals';
import { retryAfterMs } from './retry-after.ts';

test('a server asks to wait by seconds, or until a date', () => {
  const now = Date.parse('Sat, 21 Nov 2026 10:00:00 GMT');
  expect(retryAfterMs('1.5', now)).toBe(1_500);
  expect(retryAfterMs('Sat, 21 Nov 2026 10:00:02 GMT', now)).toBe(2_000);
  expect(retryAfterMs('Sat, 21 Nov 2026 09:00:00 GMT', now)).toBe(0);
  for (const nothing of [null, undefined, '', 'soon']) expect(retryAfterMs(nothing, now)).toBeUndefined();
});
