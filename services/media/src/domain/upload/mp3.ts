import type { Bytes } from './bytes.ts';
import { BadSound } from './errors.ts';

/** kbit/s by the header's index, of layer III: MPEG 1, and the lower sampling rates of MPEG 2 and 2.5. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;

/** Of a tag before: what it is, and how long. */
const TAG_HEAD = 10;
/** Of a tag behind. */
const TAG_BYTES = 128;

/** Fewer are no sound, and may be chance. */
const FEWEST_FRAMES = 3;

interface Frame {
  readonly bytes: number;
  readonly ms: number;
}

/** How long a sound lasts that is MP3 frame by frame, with tags before and behind. Throws BadSound. */
export async function mp3Ms(content: Bytes): Promise<number> {
  const end = content.length - (await tagsBehind(content));
  let at = tagBefore(await content.read(0, TAG_HEAD));
  let frames = 0;
  let ms = 0;
  while (at < end) {
    const frame = frameOf(await content.read(at, 4));
    if (frame === undefined) break;
    at += frame.bytes;
    ms += frame.ms;
    frames += 1;
  }
  // The last frame may be cut off; anything else after it is no sound.
  if (frames < FEWEST_FRAMES || at < end) throw new BadSound();
  return Math.round(ms);
}

/** ISO/IEC 11172-3, 2.4.1.3, and its extensions to lower rates. */
function frameOf(view: DataView): Frame | undefined {
  if (view.byteLength < 4) return undefined;
  const header = view.getUint32(0);
  const version = (header >>> 19) & 3;
  const [bitrate, rate] = [(header >>> 12) & 15, (header >>> 10) & 3];
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1;
  if (!isLayer3 || version === 1) return undefined;
  const isFull = version === 3;
  const kbits = BITRATES[isFull ? 0 : 1][bitrate] ?? 0;
  const hertz = (RATES[rate] ?? 0) / (isFull ? 1 : version === 2 ? 2 : 4);
  if (kbits === 0 || hertz === 0) return undefined;
  const samples = isFull ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return {
    bytes: Math.floor((samples / 8) * ((kbits * 1000) / hertz)) + padding,
    ms: (samples * 1000) / hertz,
  };
}

/** Bytes of an ID3v2 tag: its size is written with seven bits a byte. */
function tagBefore(view: DataView): number {
  const isTag = view.byteLength === TAG_HEAD && view.getUint16(0) === 0x4944 && view.getUint8(2) === 0x33;
  if (!isTag) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (view.getUint8(at) & 127), 0);
  const hasFooter = (view.getUint8(5) & 0x10) !== 0;
  return 10 + size + (hasFooter ? 10 : 0);
}

/** Bytes of an ID3v1 tag. */
async function tagsBehind(content: Bytes): Promise<number> {
  if (content.length < TAG_BYTES) return 0;
  const tag = await content.read(content.length - TAG_BYTES, 3);
  return new TextDecoder('latin1').decode(tag) === 'TAG' ? TAG_BYTES : 0;
}
