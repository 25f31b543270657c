import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@fabula/kit/testing/programs';
import type { Language } from '../player.ts';

const HEADER_BYTES = 44;
const RATE_AT = 24;
const SIZE_AT = 4;
const DATA_SIZE_AT = 40;
const BYTES_A_SAMPLE = 2;

/**
 * Somebody says a phrase: a WAV file, 16-bit, mono. English by Flite; French by the voice of eSpeak NG whose phrases the
 * floor's recogniser understands best (four of five).
 */
export function spokenWav(phrase: string, language: Language): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-spoken-'));
  try {
    const file = join(folder, 'phrase.wav');
    if (language === 'en') execFileSync(findProgram('flite'), ['-voice', 'slt', '-t', phrase, '-o', file]);
    else execFileSync(findProgram('espeak-ng'), ['-v', 'fr+f2', '-s', '150', '-w', file, phrase]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same with silence around it: `before` seconds of it, and `total` seconds in all. */
export function paddedWav(wav: Buffer, { before, total }: { before: number; total: number }): Buffer {
  const rate = wav.readUInt32LE(RATE_AT);
  const size = Math.round(total * rate) * BYTES_A_SAMPLE;
  const padded = Buffer.alloc(HEADER_BYTES + size);
  wav.copy(padded, 0, 0, HEADER_BYTES);
  padded.writeUInt32LE(padded.length - 8, SIZE_AT);
  padded.writeUInt32LE(size, DATA_SIZE_AT);
  wav.copy(padded, HEADER_BYTES + Math.round(before * rate) * BYTES_A_SAMPLE, HEADER_BYTES);
  return padded;
}
