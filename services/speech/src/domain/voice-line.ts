import { deliveryOf } from './delivery.ts';
import type { Language } from './language.ts';
import type { Sentence } from './sentence.ts';
import type { VoiceRequest } from './voice.ts';

/** A sentence to be spoken, as a part of the product asks for it. */
export interface VoiceLine {
  readonly text: string;
  readonly language: Language;
  /** The engine that should speak; empty: the first one that has the named voice, else the best for the language. */
  readonly engine: string;
  readonly name: string;
  /** Semitones. */
  readonly pitch: number;
  readonly speed: number;
  /** What the speaker feels, and how strongly: 0 not at all, 1 slightly, 5 totally. */
  readonly emotion: string;
  readonly strength: number;
}

/** A sentence as it was spoken. */
export interface Spoken extends Sentence {
  readonly engine: string;
  readonly heardAs: 'floor' | 'good' | 'silence';
}

/** The line as every engine is asked for it. */
export function requestFor({ text, language, name, ...line }: VoiceLine): VoiceRequest {
  const { rate, pitch, range } = deliveryOf(line.emotion, line.strength);
  return { text, language, name, pitch: line.pitch + pitch, speed: line.speed * rate, range };
}
