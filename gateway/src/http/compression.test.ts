import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { acceptCompression } from './compression.ts';

const UNPACK: Readonly<Record<string, (bytes: Uint8Array) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

test.each([
  ['a view', 2_000],
  ['a whole history', 100_000],
])('%s is packed so that every browser can read it', async (_what, size) => {
  const bytes = Uint8Array.from({ length: size }, (_, n) => 97 + (n % 20));
  expect(acceptCompression.map(({ name }) => name)).toEqual(['gzip', 'br']);
  for (const { name, compress } of acceptCompression) {
    const packed = await compress(bytes);
    expect(packed.length).toBeLessThan(size / 10);
    expect(Buffer.compare(UNPACK[name]?.(packed) ?? Buffer.of(), bytes)).toBe(0);
  }
});
