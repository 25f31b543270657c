import { mp3FrameAt } from './mp3-frame.ts';

export type AudioFormat = 'mp3' | 'pcm';

/** How far a first frame is searched for: a cut-off recording may start inside a frame (the largest has 1,441 bytes). */
const SEARCH_BYTES = 3_000;
const ID3 = [0x49, 0x44, 0x33];

/**
 * Tells mp3 from raw samples: an ID3 tag, or two frame headers at the computed distance. One header alone proves
 * nothing, its bytes also occur in samples; so does a pair that starts late, which is why further ones must follow there.
 */
export function detectFormat(bytes: Uint8Array): AudioFormat {
  if (ID3.every((byte, i) => bytes[i] === byte)) return 'mp3';
  if (headersFrom(bytes, 0, 2)) return 'mp3';
  const end = Math.min(bytes.length, SEARCH_BYTES);
  for (let at = 1; at < end; at++) if (headersFrom(bytes, at, 4)) return 'mp3';
  return 'pcm';
}

/** Whether `wanted` headers of one sample rate follow each other from `at` on. */
function headersFrom(bytes: Uint8Array, at: number, wanted: number): boolean {
  const first = mp3FrameAt(bytes, at);
  let next = at;
  for (let found = 0; found < wanted; found++) {
    const frame = mp3FrameAt(bytes, next);
    if (!frame || frame.sampleRate !== first?.sampleRate) return false;
    next += frame.bytes;
  }
  return true;
}
