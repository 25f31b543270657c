/** What the four header bytes of one MPEG audio layer III frame say. */
export interface Mp3Frame {
  /** Bytes from this header to the next. */
  readonly bytes: number;
  readonly sampleRate: number;
  /** Samples a channel in this frame. */
  readonly samples: number;
  readonly channels: 1 | 2;
}

/** kbit/s by index; 0 is "free format", which nobody sends (ISO 11172-3, ISO 13818-3). */
const KBPS_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Hz, by version bits: 0 is MPEG 2.5, 2 is MPEG 2, 3 is MPEG 1. */
const RATES: Readonly<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8_000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};

/** The frame whose header starts at `at`, or undefined where none can start. */
export function mp3FrameAt(bytes: Uint8Array, at: number): Mp3Frame | undefined {
  const [sync, kind, rates, mode] = bytes.subarray(at, at + 4);
  if (kind === undefined || rates === undefined || mode === undefined) return undefined;
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== 1) return undefined;
  const version = (kind >> 3) & 3;
  const kbps = (version === 3 ? KBPS_MPEG1 : KBPS_MPEG2)[rates >> 4];
  const sampleRate = RATES[version]?.[(rates >> 2) & 3];
  if (!kbps || !sampleRate) return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const length = Math.floor(((samples / 8) * kbps * 1000) / sampleRate) + ((rates >> 1) & 1);
  return { bytes: length, sampleRate, samples, channels: mode >> 6 === 3 ? 1 : 2 };
}

/** All frames of a stream that starts with a frame, in order, up to the first place where none follows. */
export function mp3Frames(bytes: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  for (let at = 0; ; ) {
    const frame = mp3FrameAt(bytes, at);
    if (!frame) return frames;
    frames.push(frame);
    at += frame.bytes;
  }
}
