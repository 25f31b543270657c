import type { Handler } from '@fabula/kit/server';
import type { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { engineTable } from '../domain/engine-table.ts';
import type { Engines } from '../engines.ts';

/** Which engine serves which language, how well, and what is missing. */
export function getEngines(engines: Engines): Handler<typeof SpeechService.method.getEngines> {
  return async () => ({
    engines: engineTable(engines.configured, (engine) => engines.availability(engine)),
  });
}
