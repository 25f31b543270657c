import { toJson } from '@bufbuild/protobuf';
import type { Client } from '@fabula/kit/client';
import { type Check, isDraining, type ReadyReport } from '@fabula/kit/lifecycle';
import type { Logger } from '@fabula/kit/log';
import { GetEnginesResponseSchema, type SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { Router } from 'express';

const DEADLINE_MS = 1_500;
const SHARED_MS = 1_000;

export interface HealthOptions {
  readonly ready: () => Promise<ReadyReport>;
  /** The state of each part behind the gateway. */
  readonly parts: () => Promise<readonly Check[]>;
  readonly speech: Pick<Client<typeof SpeechService>, 'getEngines'>;
  readonly log: Logger;
  /** All parts run in this process. */
  readonly isWhole?: boolean;
}

/**
 * `/healthz`: this process is alive. `/readyz`: it can serve its own files and is not draining; beside it the state of each
 * part, which changes nothing (every gateway would be away with it, and pages that do not need it) unless all are in this
 * process, and which engine serves which language. `/readyz/balancer` asks no part, since a balancer asks twice a second, and
 * tells a gateway that drains (404: nothing new, what it has goes on) from one that cannot serve (503: its sockets are better
 * off elsewhere).
 */
export function health({ ready, parts, speech, log, isWhole }: HealthOptions): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ ok: true }));
  const look = shared(async () => {
    const [report, states, engines] = await Promise.all([ready(), parts(), enginesOf(speech, log)]);
    const ok = report.ok && (!isWhole || states.every((state) => state.ok));
    return { ...report, ok, parts: states, ...engines };
  });
  router.get('/readyz', async (_request, response) => {
    const report = await look();
    response.set('cache-control', 'no-store');
    response.status(report.ok ? 200 : 503).json(report);
  });
  router.get('/readyz/balancer', async (_request, response) => {
    const report = await ready();
    const status = isDraining(report) ? 404 : report.ok ? 200 : 503;
    response.set('cache-control', 'no-store').status(status).json({ ok: report.ok });
  });
  return router;
}

/** Whoever asks while an answer is looked for gets the same, and a good one stands for a second: each asks every part. */
function shared<T extends { readonly ok: boolean }>(look: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  return () => {
    if (last) return last;
    const looking = look();
    last = looking;
    const forget = () => {
      last = undefined;
    };
    looking.then(({ ok }) => (ok ? void setTimeout(forget, SHARED_MS).unref() : forget()), forget);
    return looking;
  };
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
