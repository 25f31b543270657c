import type { Pcm } from '../audio/pcm.ts';
import type { Control } from './delivery.ts';
import { Engine } from './engine.ts';
import type { Language } from './language.ts';

export interface VoiceRequest {
  /** One sentence, not blank. */
  readonly text: string;
  readonly language: Language;
  /** The engine's own name of a voice; another engine's name: the likest; empty or unknown: its default. */
  readonly name: string;
  /** Semitones from the voice's own pitch. */
  readonly pitch: number;
  /** 1 is the voice's own. */
  readonly speed: number;
  /** How far its pitch rises and falls; 1 is the voice's own. */
  readonly range: number;
}

export interface VoiceDescription {
  readonly name: string;
  readonly language: Language;
  readonly description: string;
}

/** Speaks. A stream gives the sentence in one or more pieces of one sample rate. */
export abstract class Voice extends Engine<VoiceRequest, Pcm> {
  readonly role = 'voice';
  /** What a player is told about the sound, in the words of the contract. */
  abstract readonly heardAs: 'floor' | 'good' | 'silence';
  /** What of a line's delivery reaches its sound. */
  abstract readonly controls: readonly Control[];
  abstract voices(): readonly VoiceDescription[];
}
