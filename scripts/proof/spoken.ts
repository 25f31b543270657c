import { spokenWav } from './browser/spoken-file.ts';
import type { Language, Recording } from './player.ts';

const WAV_HEADER_BYTES = 44;
const RATE_AT = 24;

/** Somebody says a phrase: 16-bit PCM, mono. */
export function spoken(phrase: string, language: Language = 'en'): Recording {
  const wav = spokenWav(phrase, language);
  return { bytes: wav.subarray(WAV_HEADER_BYTES), sampleRate: wav.readUInt32LE(RATE_AT) };
}
