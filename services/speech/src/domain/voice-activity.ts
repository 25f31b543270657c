import type { Pcm } from '../audio/pcm.ts';
import { Engine } from './engine.ts';

/** A stretch of speech, milliseconds from the start of the recording. */
export interface SpeechSegment {
  readonly startMs: number;
  readonly endMs: number;
}

/** Tells speech from silence and noise, at 16 kHz. A stream without a segment means: nobody spoke. */
export abstract class VoiceActivity extends Engine<Pcm, SpeechSegment> {
  readonly role = 'voice_activity';
}
