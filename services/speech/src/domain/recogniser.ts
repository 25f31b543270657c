import type { Pcm } from '../audio/pcm.ts';
import { Engine } from './engine.ts';
import type { Language } from './language.ts';

export interface RecognitionRequest {
  /** Speech at 16 kHz, without the silence around it. */
  readonly pcm: Pcm;
  readonly language: Language;
  /** What the story expects to hear here, as its author wrote it. */
  readonly phrases: readonly string[];
  /** What the player's own device understood; empty if it did not try. */
  readonly transcription: string;
  /** How sure the device is of it, 0 to 1; 0: it does not tell. */
  readonly transcriptionConfidence: number;
}

export interface Recognition {
  readonly text: string;
  /** 0 to 1; the engine's own opinion. 0: it has none. */
  readonly confidence: number;
}

/** Understands speech. A stream without a result means: not understood, ask the next one. */
export abstract class Recogniser extends Engine<RecognitionRequest, Recognition> {
  readonly role = 'recogniser';
  /** Whether it listens to the sound at all; one that does not also works on silence. */
  abstract readonly needsSpeech: boolean;
}
