import { mp3FrameAt, mp3Frames } from './mp3-frame.ts';

/** Samples that LAME's encoder puts before the sound. */
const ENCODER_DELAY = 576;
/** "Info", flags, frames, bytes, 100 seek points, quality: 120 bytes; LAME's part: 36 (the mp3 info tag, revision 1). */
const TAG_BYTES = 120 + 36;
const HEADER_BYTES = 4;
const SIDE_INFO_MONO = { mpeg1: 17, mpeg2: 9 };

/**
 * Puts an Info/LAME frame before a mono mp3 that was encoded in one piece, so that decoders give back exactly
 * `sourceSamples` samples. Without it each sentence grows by 30 to 100 ms. Bytes without frames come back unchanged.
 */
export function withInfoTag(mp3: Uint8Array, sourceSamples: number): Uint8Array {
  const frames = mp3Frames(mp3);
  const first = frames[0];
  if (!first) return mp3;
  const padding = Math.max(0, frames.length * first.samples - sourceSamples - ENCODER_DELAY);
  const side = first.samples === 1_152 ? SIDE_INFO_MONO.mpeg1 : SIDE_INFO_MONO.mpeg2;
  const tag = emptyFrame(mp3, HEADER_BYTES + side + TAG_BYTES);
  const total = mp3.length + tag.length;
  const at = writeInfo(tag, HEADER_BYTES + side, { frames: frames.length, total });
  writeLame(tag, at, { padding, total });
  return Buffer.concat([tag, mp3]);
}

/** A frame of zeros with the stream's own header, at the lowest bit rate that has room for `need` bytes. */
function emptyFrame(mp3: Uint8Array, need: number): Buffer {
  const header = Buffer.from(mp3.subarray(0, HEADER_BYTES));
  header.writeUInt8(header.readUInt8(1) | 1, 1); // no checksum
  const rates = header.readUInt8(2) & 0x0d; // neither bit rate nor padding
  for (let index = 1; index < 15; index++) {
    header.writeUInt8((index << 4) | rates, 2);
    const bytes = mp3FrameAt(header, 0)?.bytes ?? 0;
    if (bytes >= need) return Buffer.concat([header, Buffer.alloc(bytes - HEADER_BYTES)]);
  }
  throw new RangeError('no bit rate has room for an Info tag'); // cannot be: the highest of each rate has
}

function writeInfo(tag: Buffer, at: number, sizes: { frames: number; total: number }): number {
  tag.write('Info', at, 'latin1');
  tag.writeUInt32BE(0x0f, at + 4); // frames, bytes, seek points and quality follow
  tag.writeUInt32BE(sizes.frames, at + 8);
  tag.writeUInt32BE(sizes.total, at + 12);
  for (let i = 0; i < 100; i++) tag.writeUInt8(Math.floor((i * 256) / 100), at + 16 + i);
  return at + 120;
}

function writeLame(tag: Buffer, at: number, { padding, total }: { padding: number; total: number }): void {
  tag.write('LAME3.100', at, 'latin1');
  tag.writeUInt8(1, at + 9); // constant bit rate
  tag.writeUInt8(ENCODER_DELAY >> 4, at + 21);
  tag.writeUInt8(((ENCODER_DELAY & 15) << 4) | (padding >> 8), at + 22);
  tag.writeUInt8(padding & 255, at + 23);
  tag.writeUInt32BE(total, at + 28);
  tag.writeUInt16BE(crc16(tag.subarray(0, at + 34)), at + 34);
}

/** CRC-16/ARC, as LAME writes it over the tag's frame. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}
