import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';

// What is kept stands in the repository for good: it is packed as small as it gets, once.
const SMALLEST = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

/** Writes what lies in the folder to a brotli-packed tar. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-C', folder, '--sort=name', '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.all([
    pipeline(tar.stdout, createBrotliCompress(SMALLEST), createWriteStream(file)),
    succeeded(tar),
  ]);
}

/**
 * Lays out what `packFolder` has packed. Through a file: tar ends at its archive's mark of the end, which may be before
 * a pipe into it has been closed.
 */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  try {
    await unpackFile(file, createWriteStream(archive));
    await succeeded(spawn('tar', ['-C', folder, '--no-same-owner', '-xf', archive], { stdio: 'inherit' }));
  } finally {
    rmSync(archive, { force: true });
  }
}

/** Packs one file. */
export async function packFile(from: NodeJS.ReadableStream, file: string): Promise<void> {
  await pipeline(from, createBrotliCompress(SMALLEST), createWriteStream(file));
}

/** What a packed file holds, as a stream into `to`. */
export async function unpackFile(file: string, to: NodeJS.WritableStream): Promise<void> {
  await pipeline(createReadStream(file), createBrotliDecompress(), to);
}

async function succeeded(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}`);
}
