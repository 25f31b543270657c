import type { Handler } from '@fabula/kit/server';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechContext } from '../context.ts';
import { isLanguage } from '../domain/language.ts';

/** Larger sentences are sent in pieces of this size: the receiver's limit of a message lies above it. */
const PIECE_BYTES = 1_000_000;

/** Speaks one sentence: one complete mp3, nearly always in one message. */
export function synthesize({ speaking }: SpeechContext): Handler<typeof SpeechService.method.synthesize> {
  return async function* (request, { signal }) {
    const { text, voice, speed } = request;
    const language = isLanguage(request.language) ? request.language : 'en'; // the contract lets no other through
    const { engine = '', name = '', pitch = 0 } = voice ?? {};
    const line = { text, language, engine, name, pitch, speed: speed || 1 };
    const spoken = await speaking.speak(line, signal);
    const { mp3, durationMs, heardAs: quality, fromCache } = spoken;
    for (let at = 0; at < mp3.length; at += PIECE_BYTES) {
      const end = at + PIECE_BYTES;
      const last = end >= mp3.length;
      yield { mp3: mp3.subarray(at, end), durationMs, engine: spoken.engine, quality, fromCache, last };
    }
  };
}
