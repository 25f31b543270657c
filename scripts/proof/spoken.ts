import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@fabula/kit/testing/programs';
import type { Recording } from './player.ts';

const WAV_HEADER_BYTES = 44;
const RATE_AT = 24;

/** Somebody says an English phrase: 16-bit PCM, mono. */
export function spoken(phrase: string): Recording {
  const folder = mkdtempSync(join(tmpdir(), 'fabula-spoken-'));
  try {
    const file = join(folder, 'phrase.wav');
    execFileSync(findProgram('flite'), ['-voice', 'slt', '-t', phrase, '-o', file]);
    const wav = readFileSync(file);
    return { bytes: wav.subarray(WAV_HEADER_BYTES), sampleRate: wav.readUInt32LE(RATE_AT) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
