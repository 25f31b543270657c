import { MOST_ENTRIES } from './limits.ts';
import { ZipRefused } from './refused.ts';

/** What an archive's directory says of one file (PKWARE's APPNOTE.TXT, 4.3.12). */
export interface Entry {
  readonly path: string;
  /** 0: as it is, 8: deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isLink: boolean;
  readonly isLocked: boolean;
  /** Of the entry's own header. */
  readonly offset: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** Kinds of files in the upper half of what Unix keeps of them. */
const KIND = 0xf000;
const LINK = 0xa000;
/** A larger archive than is taken says so: its real figures stand elsewhere. */
const ELSEWHERE = [0xffff, 0xffffffff];

/**
 * The files of an archive by its directory, which alone tells links and doubled names.
 * @throws ZipRefused
 */
export function entriesOf(zip: Uint8Array): Entry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  if (ELSEWHERE.includes(count) || ELSEWHERE.includes(offset)) throw new ZipRefused('too_large');
  if (count > MOST_ENTRIES) throw new ZipRefused('too_many');
  const entries: Entry[] = [];
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) throw new ZipRefused('damaged');
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    entries.push(entryAt(zip, view, at));
    at += ENTRY_BYTES + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new ZipRefused('no_zip');
}

function entryAt(zip: Uint8Array, view: DataView, at: number): Entry {
  const nameBytes = view.getUint16(at + 28, true);
  const isUnix = view.getUint8(at + 5) === 3;
  const mode = view.getUint32(at + 38, true) >>> 16;
  return {
    path: pathIn(zip.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedBytes: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    isLink: isUnix && (mode & KIND) === LINK,
    isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    offset: view.getUint32(at + 42, true),
  };
}

function pathIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ZipRefused('path', String.fromCharCode(...bytes.subarray(0, 100)));
  }
}
