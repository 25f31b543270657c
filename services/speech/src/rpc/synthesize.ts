import type { Handler } from '@fabula/kit/server';
import type { SpeechService, SynthesizeRequest } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechContext } from '../context.ts';
import { isLanguage } from '../domain/language.ts';
import { SPOKEN_EDITION } from '../domain/spoken-key.ts';
import type { Spoken, VoiceLine } from '../domain/voice-line.ts';

/** Larger sentences are sent in pieces of this size: the receiver's limit of a message lies above it. */
const PIECE_BYTES = 1_000_000;

/** Speaks one sentence: one complete mp3, nearly always in one message, or where that is asked for its reference. */
export function synthesize({ speaking }: SpeechContext): Handler<typeof SpeechService.method.synthesize> {
  return async function* (request, { signal }) {
    const spoken = await speaking.speak(lineOf(request), signal);
    const { mp3, durationMs, engine, heardAs: quality, fromCache } = spoken;
    const told = { durationMs, engine, quality, fromCache };
    if (request.byReference) yield { ...told, reference: referenceOf(request, spoken), last: true };
    else for (const piece of piecesOf(mp3)) yield { ...told, ...piece };
  };
}

function* piecesOf(mp3: Uint8Array) {
  for (let at = 0; at < mp3.length; at += PIECE_BYTES) {
    const end = at + PIECE_BYTES;
    yield { mp3: mp3.subarray(at, end), last: end >= mp3.length };
  }
}

function lineOf({ text, voice, speed, emotion, ...request }: SynthesizeRequest): VoiceLine {
  const language = isLanguage(request.language) ? request.language : 'en'; // the contract lets no other through
  const { engine = '', name = '', pitch = 0 } = voice ?? {};
  return {
    text,
    language,
    engine,
    name,
    pitch,
    speed: speed || 1,
    emotion,
    strength: request.emotionStrength,
  };
}

/** The same line at the engine that spoke it, whichever was asked for: at that one it is found again. */
function referenceOf(request: SynthesizeRequest, { engine, hash, mp3, durationMs }: Spoken) {
  const { text, language, voice, speed, emotion, emotionStrength } = request;
  const { name = '', pitch = 0 } = voice ?? {};
  const line = { text, language, voice: { engine, name, pitch }, speed, emotion, emotionStrength };
  return { line, hash, bytes: mp3.length, durationMs, edition: SPOKEN_EDITION };
}
