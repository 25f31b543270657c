import { createHash } from 'node:crypto';
import { TREATMENT_EDITION } from '../audio/treatment.ts';
import type { VoiceRequest } from './voice.ts';

/** Raise when an engine would be asked otherwise for the same request: old sentences are then not found again. */
const EDITION = 2;

/** Sentences of another edition may sound otherwise. */
export const SPOKEN_EDITION = `${EDITION}.${TREATMENT_EDITION}`;

/** A name for one sentence as one engine speaks it; fit for a file. */
export function spokenKey(engine: string, request: VoiceRequest, louder: number): string {
  const { text, language, name, pitch, speed, range } = request;
  const how = [language, name, pitch, speed, range, louder];
  const parts = JSON.stringify([EDITION, TREATMENT_EDITION, engine, ...how, text]);
  return createHash('sha256').update(parts).digest('hex');
}
