import { z } from 'zod';
import { readingMs, silentMp3 } from '../domain/silence.ts';
import type { Engine } from './engine.ts';
import type { Sentence } from './sentence.ts';

export interface Spoken {
  readonly mp3: Uint8Array;
  readonly durationMs: number;
  /** The engine's word for itself. */
  readonly quality: string;
}

const storedVoice = z.object({ engine: z.string(), name: z.string(), pitch: z.number() });
const ANY_VOICE = { engine: '', name: '', pitch: 0 };

/** Speaks one sentence, or says it again as it was spoken lately. A voice that fails is followed by silence for as long as its caption takes to read. */
export async function speak(engine: Engine, sentence: Sentence, signal: AbortSignal): Promise<Spoken> {
  try {
    return await spoken(engine, sentence, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    engine.log.warn({ err: error }, 'a sentence could not be spoken');
    return silence(sentence.text);
  }
}

/** What is not spoken at all still has its time. */
export function silence(text: string): Spoken {
  const durationMs = readingMs(text);
  return { mp3: silentMp3(durationMs), durationMs, quality: 'silence' };
}

async function spoken(engine: Engine, sentence: Sentence, signal: AbortSignal): Promise<Spoken> {
  const known = engine.lines.get(sentence);
  if (known) return known;
  const { isKept, ...made } = await synthesised(engine, sentence, signal);
  if (isKept) engine.lines.keep(sentence, made);
  return made;
}

/** `isKept`: speech had it at hand already, so it is a line that is said again and again. */
async function synthesised(
  engine: Engine,
  sentence: Sentence,
  signal: AbortSignal,
): Promise<Spoken & { readonly isKept: boolean }> {
  const { text, language, speed } = sentence;
  const request = { text, language, speed, voice: voiceOf(sentence) };
  const pieces: Uint8Array[] = [];
  let durationMs = 0;
  let quality = '';
  let isKept = false;
  for await (const part of engine.speech.synthesize(request, { deadlineMs: engine.times.speak, signal })) {
    pieces.push(part.mp3);
    durationMs = part.durationMs || durationMs;
    quality = part.quality || quality;
    isKept ||= part.fromCache;
  }
  if (pieces.every((piece) => piece.length === 0)) return { ...silence(text), isKept: false };
  const mp3 = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  return { mp3, durationMs, quality, isKept };
}

/** A voice that an older release wrote otherwise is no reason to be mute. */
function voiceOf({ voice }: Sentence) {
  try {
    return storedVoice.parse(JSON.parse(voice));
  } catch {
    return ANY_VOICE; // Not readable: the engine's own choice for the language.
  }
}
