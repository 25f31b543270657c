import type { Handler } from '@fabula/kit/server';
import type { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { AssistOff } from '../../domain/errors.ts';

type Method = Handler<(typeof AssistService)['method']['classify']>;

/** What a language model takes words for. Throws AssistOff. */
export function classify(): Method {
  return async () => {
    throw new AssistOff();
  };
}
