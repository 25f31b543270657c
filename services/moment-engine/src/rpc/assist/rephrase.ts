import type { Handler } from '@fabula/kit/server';
import type { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { AssistOff } from '../../domain/errors.ts';

type Method = Handler<(typeof AssistService)['method']['rephrase']>;

/** Other ways to say the same. Throws AssistOff. */
export function rephrase(): Method {
  return async () => {
    throw new AssistOff();
  };
}
