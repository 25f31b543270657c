import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { MOST_RELEASE_BYTES } from '@fabula/rules/release/size';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

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
export async function releaseText({ contentHash, json, jsonGzip }: ReleaseOnTheWay): Promise<string> {
  const text = jsonGzip.length > 0 ? await unpacked(jsonGzip, contentHash) : Buffer.from(json);
  if (createHash('sha256').update(text).digest('hex') !== contentHash) throw new ReleaseDamaged(contentHash);
  return text.toString();
}

async function unpacked(bytes: Uint8Array, contentHash: string): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: MOST_RELEASE_BYTES });
  } catch (cause) {
    throw new ReleaseDamaged(contentHash, { cause });
  }
}
