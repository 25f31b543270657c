import { inflateSync } from 'fflate';
import { crc32 } from './crc32.ts';
import { type Entry, entriesOf } from './directory.ts';
import { MOST_BYTES, MOST_RATIO, SMALL_BYTES } from './limits.ts';
import { ZipRefused } from './refused.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;

/**
 * All files of an archive by their paths. It is looked at as a whole before anything of it is unpacked, and nothing becomes
 * larger than it says.
 * @throws ZipRefused
 */
export function unzip(zip: Uint8Array): Map<string, Uint8Array> {
  if (zip.byteLength > MOST_BYTES) throw new ZipRefused('too_large');
  const entries = entriesOf(zip);
  check(entries);
  return new Map(
    entries.filter(({ path }) => !path.endsWith('/')).map((entry) => [entry.path, contentOf(zip, entry)]),
  );
}

function check(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    checkOne(entry);
    // Not every disk tells them apart.
    const name = entry.path.normalize('NFC').toLowerCase();
    if (seen.has(name)) throw new ZipRefused('twice', entry.path);
    seen.add(name);
    bytes += entry.bytes;
  }
  if (bytes > MOST_BYTES) throw new ZipRefused('too_large');
}

function checkOne({ path, isLink, isLocked, method, bytes, packedBytes }: Entry): void {
  if (isOutside(path)) throw new ZipRefused('path', path);
  if (isLink) throw new ZipRefused('link', path);
  if (isLocked) throw new ZipRefused('locked', path);
  if (method !== 0 && method !== 8) throw new ZipRefused('method', path);
  if (bytes > SMALL_BYTES && bytes > packedBytes * MOST_RATIO) throw new ZipRefused('ratio', path);
}

/** Leads out of the archive, or is no plain path. */
function isOutside(path: string): boolean {
  const steps = path.replace(/\/$/, '').split('/');
  return /[\\:\p{Cc}]/u.test(path) || steps.some((step) => step === '' || step === '.' || step === '..');
}

function contentOf(zip: Uint8Array, entry: Entry): Uint8Array {
  const packed = packedOf(zip, entry);
  const content = entry.method === 0 ? packed.slice() : inflated(packed, entry);
  if (content.length !== entry.bytes || crc32(content) !== entry.crc)
    throw new ZipRefused('damaged', entry.path);
  return content;
}

function packedOf(zip: Uint8Array, { offset, packedBytes, path }: Entry): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (offset + LOCAL_BYTES > zip.length || view.getUint32(offset, true) !== LOCAL)
    throw new ZipRefused('damaged', path);
  const begin = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (begin + packedBytes > zip.length) throw new ZipRefused('damaged', path);
  return zip.subarray(begin, begin + packedBytes);
}

/** One byte more than it says, so that what lies is seen. */
function inflated(packed: Uint8Array, { bytes, path }: Entry): Uint8Array {
  try {
    return inflateSync(packed, { out: new Uint8Array(bytes + 1) });
  } catch {
    throw new ZipRefused('damaged', path);
  }
}
