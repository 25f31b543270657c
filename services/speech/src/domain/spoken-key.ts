import { createHash } from 'node:crypto';
import type { VoiceRequest } from './voice.ts';

/** Raise when the same request would sound different: old sentences are then not found again. */
const EDITION = 1;

/** A name for one sentence as one engine speaks it; fit for a file. */
export function spokenKey(engine: string, request: VoiceRequest): string {
  const { text, language, name, pitch, speed } = request;
  const parts = JSON.stringify([EDITION, engine, language, name, pitch, speed, text]);
  return createHash('sha256').update(parts).digest('hex');
}
