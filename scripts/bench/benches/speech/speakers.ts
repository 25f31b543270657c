import { joined, type Pcm } from '@fabula/speech/audio/pcm';
import { resample } from '@fabula/speech/audio/resample';
import type { Voice, VoiceRequest } from '@fabula/speech/domain/voice';
import { EspeakVoice } from '@fabula/speech/providers/espeak/espeak';
import { FliteVoice } from '@fabula/speech/providers/flite/flite';
import type { Language } from '../../load/raw-player.ts';

/** Somebody who speaks to the recognisers. */
export interface Speaker {
  readonly language: Language;
  readonly engine: 'flite' | 'espeak';
  readonly name: string;
  readonly wordsPerMinute: number;
}

const speaker =
  (language: Language, engine: Speaker['engine']) =>
  (name: string, wordsPerMinute: number): Speaker => ({ language, engine, name, wordsPerMinute });
const flite = speaker('en', 'flite');
const english = speaker('en', 'espeak');
const french = speaker('fr', 'espeak');

/** Nothing was tuned to these: they say what a figure is worth. */
export const STRANGERS: readonly Speaker[] = [
  ...[flite('awb', 150), flite('kal16', 165), english('m3', 130), english('f4', 150), english('m7', 175)],
  ...[french('f1', 130), french('m3', 145), french('f4', 160), french('m7', 175)],
];

const ENGINES: Readonly<Record<Speaker['engine'], Voice>> = {
  flite: new FliteVoice(),
  espeak: new EspeakVoice(),
};
/** Words a minute of each program's voices at speed 1. */
const OWN_RATE: Readonly<Record<string, number>> = { espeak: 165, slt: 175, rms: 160, awb: 182, kal16: 204 };
const RECOGNITION_RATE = 16_000;

/** A sentence as a microphone would give it in a room without any sound. */
export async function said(by: Speaker, text: string): Promise<Pcm> {
  const own = OWN_RATE[by.engine] ?? OWN_RATE[by.name] ?? by.wordsPerMinute;
  const { language, name } = by;
  const request: VoiceRequest = { text, language, name, pitch: 0, speed: by.wordsPerMinute / own, range: 1 };
  const pieces: Pcm[] = [];
  for await (const piece of ENGINES[by.engine].start(request)) pieces.push(piece);
  return resample(joined(pieces), RECOGNITION_RATE);
}

export const nameOf = ({ language, engine, name, wordsPerMinute }: Speaker) =>
  `${language} ${engine} ${name} ${wordsPerMinute}`;
