import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from '@fabula/kit/db';
import { AppError } from '@fabula/kit/errors';

/** Bytes of one statement: none holds the database for long. */
const PIECE = 16 * 1024;
/**
 * After each piece nobody hears of the next one for so many times as long. A turn asks ten times in a row, and would wait for a
 * piece each time.
 */
const REST = 3;
/** Milliseconds. */
const LONGEST_REST = 100;

/** Whether no release is of these pieces. */
const isUnused = (packedId: string) => `
  not exists (select from releases r where r.packed_id = ${packedId})
  and not exists (select from test_releases t where t.packed_id = ${packedId})`;
/** Of a process that ended before its release was there: nobody takes a day to publish. */
const FORGET = `
  delete from release_pieces where packed_id in (
    select p.packed_id from release_pieces p
    where p.n = 0 and p.at < clock_timestamp() - interval '1 day' and ${isUnused('p.packed_id')})`;
const KEEP = 'insert into release_pieces (packed_id, n, bytes) values ($1, $2, $3)';
const READ = 'select bytes from release_pieces where packed_id = $1 and n = $2';
const DROP = `delete from release_pieces where packed_id = $1 and ${isUnused('$1')}`;

/**
 * Keeps the gzipped JSON of a release that nobody can see yet, a piece at a time, so that the transaction of `work`, which makes
 * it one, writes next to nothing. Where no release came of it, it is forgotten.
 */
export async function withPacked<T>(
  query: Query,
  packed: Uint8Array,
  work: (packedId: string) => Promise<T>,
): Promise<T> {
  await query(FORGET);
  const id = randomUUID();
  // What is left here is forgotten a day later.
  const drop = () => query(DROP, [id]).catch(() => {});
  try {
    await keep(query, id, Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
    const made = await work(id);
    await drop();
    return made;
  } catch (error) {
    if (isRefusal(error)) await drop();
    throw error;
  }
}

/** Where the database has gone, what failed here may be committed there a moment later. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code !== 'UNAVAILABLE';

async function keep(query: Query, id: string, bytes: Buffer): Promise<void> {
  for (let n = 0; n * PIECE < bytes.length; n += 1) {
    const from = performance.now();
    await query(KEEP, [id, n, bytes.subarray(n * PIECE, (n + 1) * PIECE)]);
    await sleep(Math.min(LONGEST_REST, REST * (performance.now() - from)));
  }
}

export async function readPacked(query: Query, id: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (;;) {
    const [piece] = await query<{ bytes: Buffer }>(READ, [id, pieces.length]);
    if (piece === undefined) return Buffer.concat(pieces);
    pieces.push(piece.bytes);
  }
}
