import type { DecodeMp3 } from './audio/recording.ts';
import type { Speaking } from './domain/speaking.ts';
import type { Transcriber } from './domain/transcriber.ts';
import type { Engines } from './engines.ts';

/** What speech's methods are made of. */
export interface SpeechContext {
  readonly engines: Engines;
  readonly transcriber: Transcriber;
  readonly speaking: Speaking;
  readonly decodeMp3: DecodeMp3;
}
