import { joined, type Pcm } from '../src/audio/pcm.ts';
import { resample } from '../src/audio/resample.ts';
import type { Voice, VoiceRequest } from '../src/domain/voice.ts';
import { collect } from './engine-conformance.ts';

/** A sentence spoken by a voice, as a microphone gives it: 16 kHz. */
export async function say(voice: Voice, text: string, more: Partial<VoiceRequest> = {}): Promise<Pcm> {
  const request: VoiceRequest = { text, language: 'en', name: '', pitch: 0, speed: 1, range: 1, ...more };
  return resample(joined(await collect(voice.start(request))), 16_000);
}
