import { toJson } from '@bufbuild/protobuf';
import type { Client } from '@fabula/kit/client';
import type { ReadyReport } from '@fabula/kit/lifecycle';
import type { Logger } from '@fabula/kit/log';
import { GetEnginesResponseSchema, type SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { Router } from 'express';

const DEADLINE_MS = 1_500;

export interface HealthOptions {
  readonly ready: () => Promise<ReadyReport>;
  readonly speech: Pick<Client<typeof SpeechService>, 'getEngines'>;
  readonly log: Logger;
}

/** `/healthz`: this process is alive. `/readyz`: what it needs answers, and which engine serves which language. */
export function health({ ready, speech, log }: HealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', async (_request, response) => {
    const [report, engines] = await Promise.all([ready(), enginesOf(speech, log)]);
    response.set('cache-control', 'no-store');
    response.status(report.ok ? 200 : 503).json({ ...report, ...engines });
  });
  return router;
}

async function enginesOf(speech: HealthOptions['speech'], log: Logger): Promise<object> {
  try {
    const answer = await speech.getEngines({}, { deadlineMs: DEADLINE_MS });
    return toJson(GetEnginesResponseSchema, answer, { alwaysEmitImplicit: true }) as object;
  } catch (error) {
    log.info({ err: error }, 'speech does not name its engines');
    return { engines: [] };
  }
}
