import { gzipSync } from 'node:zlib';

/** How many bytes a release's JSON has when it travels packed. */
export function packedBytes(json: string): number {
  return gzipSync(json).length;
}
