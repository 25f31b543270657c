/** kbit/s of MPEG-1 layer III by header index; mp3 from elsewhere is measured by the same table, which is close enough. */
const KBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
/** What the client encodes at. */
const USUAL_KBITS = 128;
const DEFAULT_RATE = 16_000;

export interface SentAudio {
  readonly bytes: Uint8Array;
  /** Hz, of PCM; 16,000 when absent. */
  readonly sampleRate?: number | undefined;
  /** `mp3`, `pcm`, or told from the bytes. */
  readonly format?: string | undefined;
}

/** How long a recording about is, in seconds: enough for a rate limit, not for anything else. */
export function audioSeconds({ bytes, sampleRate, format }: SentAudio): number {
  if (bytes.length === 0) return 0;
  if (format === 'mp3' || (format !== 'pcm' && isMp3(bytes)))
    return (bytes.length * 8) / (kbits(bytes) * 1000);
  return bytes.length / 2 / (sampleRate || DEFAULT_RATE);
}

function isMp3(bytes: Uint8Array): boolean {
  if (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) return true;
  return isHeader(bytes);
}

function isHeader(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
}

function kbits(bytes: Uint8Array): number {
  return (isHeader(bytes) && KBITS[(bytes[2] ?? 0) >> 4]) || USUAL_KBITS;
}
