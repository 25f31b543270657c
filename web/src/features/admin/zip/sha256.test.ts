import { expect, test } from '@jest/globals';
import { sha256 } from './sha256.ts';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('a content has one hash, whether the page has a secure address or not', async () => {
  const content = new TextEncoder().encode('abc');
  expect(await sha256(content)).toBe(ABC);
  const { crypto } = globalThis;
  // As a page of plain http has it.
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: undefined }, configurable: true });
  try {
    expect(await sha256(content)).toBe(ABC);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
});
