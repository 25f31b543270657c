import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@fabula/kit/testing/programs';
import type { Language, Recording } from './player.ts';

const WAV_HEADER_BYTES = 44;
const RATE_AT = 24;

/** Arguments by which a synthesiser says a phrase into a file: flite where it can, for it is the plainer speaker. */
function speaker(language: Language, phrase: string, file: string): readonly [string, readonly string[]] {
  if (language === 'en') return ['flite', ['-voice', 'slt', '-t', phrase, '-o', file]];
  return ['espeak-ng', ['-v', language, '-s', '140', '-w', file, '--', phrase]];
}

/** Somebody says a phrase: 16-bit PCM, mono. */
export function spoken(phrase: string, language: Language = 'en'): Recording {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-spoken-'));
  try {
    const file = join(folder, 'phrase.wav');
    const [program, args] = speaker(language, phrase, file);
    execFileSync(findProgram(program), args);
    const wav = readFileSync(file);
    return { bytes: wav.subarray(WAV_HEADER_BYTES), sampleRate: wav.readUInt32LE(RATE_AT) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
