import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromPcm16 } from '@fabula/speech/audio/pcm16';
import { Mp3Codec } from '@fabula/speech/providers/mp3/mp3-codec';
import { utterance } from '../../bench/benches/utterances.ts';
import type { Language, Sound } from '../plan.ts';

/** Of what a microphone gives: 16 kHz, two bytes a sample. */
const SAMPLE_RATE = 16_000;
const BYTES_A_MS = (SAMPLE_RATE * 2) / 1_000;

export interface SoundFile {
  readonly bytes: Uint8Array;
  readonly sounds: Readonly<Record<string, Sound>>;
}

/**
 * Sentences as players say them (Flite's voice in English, eSpeak's in French), each as PCM and as mp3, one after the other
 * in one file. Each is spoken once for all times; `cache` keeps it.
 */
export async function soundsOf(
  sentences: readonly string[],
  language: Language,
  cache: string,
): Promise<SoundFile> {
  mkdirSync(cache, { recursive: true });
  const codec = new Mp3Codec();
  const pieces: Uint8Array[] = [];
  const sounds: Record<string, Sound> = {};
  let at = 0;
  const put = (bytes: Uint8Array) => {
    pieces.push(bytes);
    const recording = { at, bytes: bytes.length };
    at += bytes.length;
    return recording;
  };
  try {
    for (const sentence of sentences) {
      const pcm = await cached(join(cache, nameOf(sentence, language, 'pcm')), () =>
        utterance(sentence, language),
      );
      const mp3 = await cached(join(cache, nameOf(sentence, language, 'mp3')), () =>
        codec.encode({ samples: fromPcm16(pcm), sampleRate: SAMPLE_RATE }),
      );
      sounds[sentence] = { ms: Math.round(pcm.length / BYTES_A_MS), pcm: put(pcm), mp3: put(mp3) };
    }
  } finally {
    await codec.close();
  }
  return { bytes: Buffer.concat(pieces), sounds };
}

const nameOf = (sentence: string, language: Language, ending: string) =>
  `${createHash('sha256').update(`${language}: ${sentence}`).digest('hex').slice(0, 32)}.${ending}`;

async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  writeFileSync(file, bytes);
  return bytes;
}
