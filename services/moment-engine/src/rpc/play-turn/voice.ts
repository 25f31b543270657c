import { silentMp3 } from '@fabula/kit/silent-mp3';
import type { SynthesizeResponse } from '@fabula/proto/speech/v1/speech_pb';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { readingMs } from '../../domain/reading-time.ts';
import type { Sentence } from '../../domain/sentence.ts';
import type { Sound, Spoken } from '../../domain/sound.ts';

export interface SpeakOptions {
  /** The gateway gets sounds by their references. */
  readonly byReference: boolean;
  readonly signal: AbortSignal;
}

const storedVoice = z.object({ engine: z.string(), name: z.string(), pitch: z.number() });
const ANY_VOICE = { engine: '', name: '', pitch: 0 };

/** Speaks one sentence, or says it again as it was spoken lately. A voice that fails is followed by silence for as long as its caption takes to read. */
export async function speak(
  engine: EngineContext,
  sentence: Sentence,
  options: SpeakOptions,
): Promise<Spoken> {
  try {
    return await spoken(engine, sentence, options);
  } catch (error) {
    if (options.signal.aborted) throw error;
    engine.voiceBreaker.failed(error);
    engine.log.warn({ err: error }, 'a sentence could not be spoken');
    return silence(sentence.text, options);
  }
}

/** What is not spoken at all still has its time. */
function silence(text: string, { byReference }: SpeakOptions): Spoken {
  const durationMs = readingMs(text);
  const sound = byReference ? { reference: { durationMs } } : { mp3: silentMp3(durationMs) };
  return { sound, durationMs, quality: 'silence' };
}

async function spoken(engine: EngineContext, sentence: Sentence, options: SpeakOptions): Promise<Spoken> {
  const known = options.byReference ? engine.lines.get(sentence) : undefined;
  if (known) return known;
  if (engine.voiceBreaker.isOn) return silence(sentence.text, options);
  const { isKept, ...made } = await synthesised(engine, sentence, options);
  if (isKept && 'reference' in made.sound) engine.lines.keep(sentence, made);
  return made;
}

/** `isKept`: speech had it at hand already, so it is a line that is said again and again. */
async function synthesised(
  engine: EngineContext,
  sentence: Sentence,
  options: SpeakOptions,
): Promise<Spoken & { readonly isKept: boolean }> {
  const { byReference, signal } = options;
  const { text, language, speed, emotionKey: emotion, emotionStrength } = sentence;
  const request = { text, language, speed, voice: voiceOf(sentence), emotion, emotionStrength, byReference };
  const parts: SynthesizeResponse[] = [];
  for await (const part of engine.speech.synthesize(request, { deadlineMs: engine.times.speak, signal }))
    parts.push(part);
  const sound = soundIn(parts);
  if (!sound) return { ...silence(text, options), isKept: false };
  return {
    sound,
    durationMs: parts.findLast((part) => part.durationMs > 0)?.durationMs ?? 0,
    quality: parts.findLast((part) => part.quality !== '')?.quality ?? '',
    engine: parts.findLast(({ engine: name }) => name !== '')?.engine ?? 'unknown',
    isKept: parts.some(({ fromCache }) => fromCache),
  };
}

/** An older speech answers bytes, whatever it was asked for. */
function soundIn(parts: readonly SynthesizeResponse[]): Sound | undefined {
  const reference = parts.find((part) => part.reference)?.reference;
  if (reference) return { reference };
  const pieces = parts.map(({ mp3 }) => mp3).filter(({ length }) => length > 0);
  const [first] = pieces;
  return first && { mp3: pieces.length === 1 ? first : Buffer.concat(pieces) };
}

/** A voice that an older release wrote otherwise is no reason to be mute. */
function voiceOf({ voice }: Sentence) {
  try {
    return storedVoice.parse(JSON.parse(voice));
  } catch {
    return ANY_VOICE; // Not readable: the engine's own choice for the language.
  }
}
