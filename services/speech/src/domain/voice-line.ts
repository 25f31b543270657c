import type { Language } from './language.ts';
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
}

/** A sentence as it was spoken. */
export interface Spoken {
  /** One complete mp3. */
  readonly mp3: Uint8Array;
  readonly durationMs: number;
  readonly engine: string;
  readonly heardAs: 'floor' | 'good' | 'silence';
}

/** The line as every engine is asked for it. */
export function requestFor({ text, language, name, pitch, speed }: VoiceLine): VoiceRequest {
  return { text, language, name, pitch, speed };
}
