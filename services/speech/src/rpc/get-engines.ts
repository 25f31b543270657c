import type { Handler } from '@fabula/kit/server';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import type { SpeechContext } from '../context.ts';
import { engineTable } from '../domain/engine-table.ts';

/** Which engine serves which language, how well, and what is missing. */
export function getEngines({ engines }: SpeechContext): Handler<typeof SpeechService.method.getEngines> {
  return async () => ({
    engines: engineTable(engines.configured, (engine) => engines.availability(engine)),
  });
}
