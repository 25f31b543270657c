import { joined } from '@fabula/speech/audio/pcm';
import { toPcm16 } from '@fabula/speech/audio/pcm16';
import { resample } from '@fabula/speech/audio/resample';
import { EspeakVoice } from '@fabula/speech/providers/espeak/espeak';
import { FliteVoice } from '@fabula/speech/providers/flite/flite';
import type { Language } from '../load/raw-player.ts';

const RATE = 16_000;
const VOICES = { en: new FliteVoice(), fr: new EspeakVoice() };
const made = new Map<string, Promise<Uint8Array>>();

/** A sentence as a microphone gives it, 16 kHz PCM: flite's in English, eSpeak's in French. Each is made once. */
export function utterance(text: string, language: Language): Promise<Uint8Array> {
  const key = `${language}: ${text}`;
  const known = made.get(key) ?? speak(text, language);
  made.set(key, known);
  return known;
}

async function speak(text: string, language: Language): Promise<Uint8Array> {
  const pieces = [];
  const request = { text, language, name: '', pitch: 0, speed: 1, range: 1 };
  for await (const piece of VOICES[language].start(request, new AbortController().signal)) pieces.push(piece);
  return toPcm16((await resample(joined(pieces), RATE)).samples);
}
