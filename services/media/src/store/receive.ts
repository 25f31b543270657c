import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Draft } from '../domain/upload/about.ts';
import { MediaTooLarge, StoreFull } from '../domain/upload/errors.ts';

export interface Receiving {
  /** Where it is written to. */
  readonly path: string;
  readonly mostBytes: number;
  /** Is told of each piece that has come. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/**
 * Writes what comes into a file, piece by piece, with its hash on the way. The sender is left as they are where it fails, so
 * that they can be answered. Throws MediaTooLarge and StoreFull.
 */
export async function receive(body: Readable, { path, mostBytes, onBytes }: Receiving): Promise<Draft> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'w').catch(fullOr);
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      onBytes?.(piece.length);
      if (bytes > mostBytes) throw new MediaTooLarge();
      hash.update(piece);
      await file.writeFile(piece).catch(fullOr);
    }
  } finally {
    await file.close().catch(fullOr);
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** A disk that has no room is a fault of ours, with words of its own; any other error is thrown as it is. */
export function fullOr(error: unknown): never {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  // What libvips tells has no code.
  if (FULL.includes(code) || String(message).includes('No space left')) throw new StoreFull(error);
  throw error;
}
