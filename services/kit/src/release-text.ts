import { createHash } from 'node:crypto';
import { setImmediate as otherTurns } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { MOST_RELEASE_BYTES } from '@fabula/rules/release/size';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Bytes: a millisecond or two. */
const HASHED_AT_ONCE = 1024 * 1024;

/** How a release travels: its JSON as text, or gzipped; grpc-js applies its limit to what a message is when it is unpacked. */
export interface ReleaseOnTheWay {
  /** sha256 of the JSON, hexadecimal. */
  readonly contentHash: string;
  readonly json: string;
  readonly jsonGzip: Uint8Array;
}

/** What arrived is not what was published. */
export class ReleaseDamaged extends Error {
  constructor(contentHash: string, options?: ErrorOptions) {
    super(`what arrived is not the release with the content hash ${contentHash}`, options);
    this.name = 'ReleaseDamaged';
  }
}

export function packedRelease(json: string): Promise<Uint8Array> {
  return pack(json);
}

/** The JSON of a release as it was published. Throws ReleaseDamaged. */
export async function releaseText(release: ReleaseOnTheWay): Promise<string> {
  return (await releaseBytes(release)).toString();
}

/** The same as UTF-8: a large one is looked at in steps, between which others have their turn. */
export async function releaseBytes({ contentHash, json, jsonGzip }: ReleaseOnTheWay): Promise<Buffer> {
  const bytes = jsonGzip.length > 0 ? await unpacked(jsonGzip, contentHash) : Buffer.from(json);
  if ((await hashOf(bytes)) !== contentHash) throw new ReleaseDamaged(contentHash);
  return bytes;
}

async function hashOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.length; from += HASHED_AT_ONCE) {
    if (from > 0) await otherTurns();
    hash.update(bytes.subarray(from, from + HASHED_AT_ONCE));
  }
  return hash.digest('hex');
}

async function unpacked(bytes: Uint8Array, contentHash: string): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: MOST_RELEASE_BYTES });
  } catch (cause) {
    throw new ReleaseDamaged(contentHash, { cause });
  }
}
