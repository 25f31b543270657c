import type { DecodeMp3 } from './audio/recording.ts';
import type { Hearing } from './domain/hearing.ts';
import type { Speaking } from './domain/speaking.ts';
import type { Engines } from './engines.ts';

/** What speech's methods are made of. */
export interface SpeechContext {
  readonly engines: Engines;
  readonly hearing: Hearing;
  readonly speaking: Speaking;
  readonly decodeMp3: DecodeMp3;
}
