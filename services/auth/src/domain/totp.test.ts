import { expect, it } from '@jest/globals';
import { fromBase32, toBase32 } from './base32.ts';
import { newTotpSecret, stepOfCode, totpCode, totpStep } from './totp.ts';

// RFC 6238, appendix B (SHA-1), the last six of its eight digits.
const SECRET = toBase32(Buffer.from('12345678901234567890'));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s, as the standard says', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(new Date(seconds * 1000)))).toBe(code);
});

it('knows a code from a clock that is a step off, and from no other', () => {
  const at = new Date(1_234_567_890_000);
  const step = totpStep(at);
  const stepFound = (n: number) => stepOfCode(SECRET, totpCode(SECRET, step + n), at);
  expect([-2, -1, 0, 1, 2].map(stepFound)).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(stepOfCode(SECRET, '005 924', at)).toBe(step);
  expect(stepOfCode(SECRET, '', at)).toBeUndefined();
});

it('writes secrets that it can read', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(toBase32(fromBase32(secret))).toBe(secret);
  expect(() => fromBase32('no!')).toThrow('not base32');
});
