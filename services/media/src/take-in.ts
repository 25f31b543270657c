import type { Readable } from 'node:stream';
import { admit } from './admit.ts';
import type { Crop } from './domain/upload/crop.ts';
import { MOST_VIDEO_BYTES } from './domain/upload/limits.ts';
import type { BlobStore, KeptBlob } from './store/blobs.ts';
import { receive } from './store/receive.ts';

export interface TakingIn {
  readonly blobs: BlobStore;
  readonly crop?: Crop | undefined;
  /** Is told of each piece that has come. */
  readonly onBytes?: (bytes: number) => void;
  /** Runs what wants the processor when it is its turn. */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A file that comes from outside becomes a blob, or nothing is left of it. It is never whole in memory. Throws what is wrong with it. */
export function takeIn(body: Readable, taking: TakingIn): Promise<KeptBlob> {
  const { blobs, crop, onBytes, inTurn = (work) => work() } = taking;
  return blobs.during(async (newPath) => {
    const receiving = { path: await newPath(), mostBytes: MOST_VIDEO_BYTES, onBytes };
    const draft = await receive(body, receiving);
    return inTurn(async () => blobs.keep(await admit(draft, { crop, newPath })));
  });
}
