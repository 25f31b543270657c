import type { RequestOf } from '../../../lib/api/contract.ts';

/** A line as it is asked for: what is said, in which voice and mood. */
export type VoicedLine = RequestOf<'fabula.speech.v1.SpeechService', 'previewVoice'>;

/** Characters of one line; the service's own limit. */
export const MOST_CHARACTERS = 300;
