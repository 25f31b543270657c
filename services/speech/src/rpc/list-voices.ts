import type { Handler } from '@fabula/kit/server';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechContext } from '../context.ts';

/** Every voice that can be given to a character here. */
export function listVoices({ engines }: SpeechContext): Handler<typeof SpeechService.method.listVoices> {
  return async () => ({
    voices: engines.voices.flatMap((engine) =>
      engine.voices().map((voice) => ({ engine: engine.name, ...voice })),
    ),
  });
}
