/** Samples in a frame and bytes of side information, by the header's version bit and number of channels. */
const MPEG1 = { samples: 1152, side: [17, 32] } as const;
const MPEG2 = { samples: 576, side: [9, 17] } as const;
const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44100, 48000, 32000] as const;

/** What the encoder puts before the first sample. */
export const ENCODER_DELAY = 576;

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}

interface Frame {
  version: 1 | 2;
  samples: number;
  side: number;
  /** Length in bytes of a frame with another index of bit rate and no padding. */
  bytes: (bitrate: number) => number;
  bitrate: number;
}

function readHeader(mp3: Uint8Array): Frame {
  const [, b1 = 0, b2 = 0, b3 = 0] = mp3;
  const version = (b1 >> 3) & 1 ? 1 : 2;
  const kind = version === 1 ? MPEG1 : MPEG2;
  const rate = (RATES[(b2 >> 2) & 3] ?? 32000) / version;
  const side = kind.side[b3 >> 6 === 3 ? 0 : 1];
  const bytes = (i: number) => Math.floor(((kind.samples / 8) * (BITRATES[version][i] ?? 0) * 1000) / rate);
  return { version, samples: kind.samples, side, bytes, bitrate: b2 >> 4 };
}

function frameCount(mp3: Uint8Array, frame: Frame): number {
  let count = 0;
  for (let at = 0; at + 4 <= mp3.length; count++)
    at += frame.bytes(frame.bitrate) + (((mp3[at + 2] ?? 0) >> 1) & 1);
  return count;
}

export interface Trim {
  /** Samples to leave out before the sound, beside what the encoder itself puts there. */
  before: number;
  /** Samples of the sound. */
  length: number;
}

/**
 * A constant-rate mp3 with an Info/LAME frame in front (LAME tag specification revision 1), so that decoders know
 * where the sound begins and ends to the sample. `before` may not exceed 3,519.
 */
export function withInfoTag(mp3: Uint8Array, { before, length }: Trim): Uint8Array {
  const frame = readHeader(mp3);
  const frames = frameCount(mp3, frame);
  const delay = ENCODER_DELAY + before;
  const padding = frames * frame.samples - delay - length;
  if (delay > 4095 || padding < 0 || padding > 4095)
    throw new RangeError(`cannot trim ${delay} and ${padding} samples`);
  let bitrate = frame.bitrate;
  while (frame.bytes(bitrate) < 4 + frame.side + 156) bitrate++;
  const tag = Buffer.alloc(frame.bytes(bitrate));
  tag.set(mp3.subarray(0, 4));
  tag[1] = (tag[1] ?? 0) | 1;
  tag[2] = (bitrate << 4) | ((tag[2] ?? 0) & 0x0d);
  const info = 4 + frame.side;
  tag.write('Info', info, 'latin1');
  tag.writeUInt32BE(0x0f, info + 4);
  tag.writeUInt32BE(frames, info + 8);
  tag.writeUInt32BE(mp3.length + tag.length, info + 12);
  for (let i = 0; i < 100; i++) tag[info + 16 + i] = Math.floor((i * 256) / 100);
  const lame = info + 120;
  tag.write('LAME3.100', lame, 'latin1');
  tag[lame + 9] = 1;
  tag[lame + 21] = delay >> 4;
  tag[lame + 22] = ((delay & 15) << 4) | (padding >> 8);
  tag[lame + 23] = padding & 255;
  tag.writeUInt32BE(mp3.length + tag.length, lame + 28);
  tag.writeUInt16BE(crc16(tag.subarray(0, lame + 34)), lame + 34);
  return Buffer.concat([tag, mp3]);
}
