import { AppError } from '@fabula/kit/errors';
import { type Handler, playerOf } from '@fabula/kit/server';
import { Shares } from '@fabula/kit/shares';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechContext } from '../context.ts';
import { isLanguage } from '../domain/language.ts';

/** Of one author within a minute: who compares voices asks for one after the other. */
const PREVIEWS = { most: 60, windowMs: 60_000 };

class ManyPreviews extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_PREVIEWS',
      code: 'RESOURCE_EXHAUSTED',
      message: 'You have listened to many voices within a minute. Go on in a moment.',
      retryable: true,
    });
  }
}

/** A line as players would hear it, for its author. */
export function previewVoice({ speaking }: SpeechContext): Handler<typeof SpeechService.method.previewVoice> {
  const shares = new Shares(PREVIEWS);
  return async ({ text, voice, speed, emotion, ...request }, call) => {
    if (!shares.take(playerOf(call).sub)) throw new ManyPreviews();
    const language = isLanguage(request.language) ? request.language : 'en'; // the contract lets no other through
    const { engine = '', name = '', pitch = 0 } = voice ?? {};
    const feeling = { emotion, strength: request.emotionStrength };
    const line = { text, language, engine, name, pitch, speed: speed || 1, ...feeling };
    const spoken = await speaking.speak(line, call.signal);
    return { mp3: spoken.mp3, durationMs: spoken.durationMs, engine: spoken.engine, quality: spoken.heardAs };
  };
}
