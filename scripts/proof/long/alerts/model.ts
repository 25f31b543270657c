import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour, ModelServer } from '../../../../services/moment-engine/test/model/model-server.ts';

export const GOOD_MODEL = 'agreeable';
/** It answers, and later than players wait. */
export const SLOW_MODEL = 'ponderous';
/** It talks of something else. */
export const CHATTY_MODEL = 'chatty';
export const GOOD_KEY = 'the key of this site';
export const WRONG_KEY = 'a key that was taken back';

/** Longer than the promise of 2.5 s, shorter than the engine's patience. */
const PONDERS_MS = 4_000;

/** What engines are told of a model; '' takes it away. */
export const modelEnv = (url: string, model: string) => ({
  FABULA_LLM_URL: url,
  FABULA_LLM_MODEL: model,
  FABULA_LLM_KEY: GOOD_KEY,
});

/** Each model behaves as its name says, and a key is looked at. */
export function behaveByName(server: ModelServer): Behaviour {
  return async (reply) => {
    if (server.keys.at(-1) !== `Bearer ${GOOD_KEY}`) return reply.fail(401, 'no such key');
    if (reply.asked.model === CHATTY_MODEL) return reply.say('Lovely weather today.');
    if (reply.asked.model === SLOW_MODEL) await sleep(PONDERS_MS);
    reply.whole();
  };
}
