import { expect, it } from '@jest/globals';
import { Sealer } from './seal.ts';

const sealer = new Sealer(['a secret'], 'mails');

it('opens what it sealed, which nobody can read', () => {
  const sealed = sealer.seal('ada@example.org');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ada');
  expect(sealer.open(sealed)).toBe('ada@example.org');
  expect(sealer.seal('ada@example.org')).not.toBe(sealed);
});

it('opens nothing that was changed, nor what another key or purpose sealed', () => {
  const sealed = sealer.seal('ada@example.org');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  expect(sealer.open(bytes.toString('base64url'))).toBeUndefined();
  expect(sealer.open('')).toBeUndefined();
  expect(new Sealer(['another'], 'mails').open(sealed)).toBeUndefined();
  expect(new Sealer(['a secret'], 'audit').open(sealed)).toBeUndefined();
});

it('opens what an earlier key sealed', () => {
  expect(new Sealer(['a new one', 'a secret'], 'mails').open(sealer.seal('x'))).toBe('x');
});
