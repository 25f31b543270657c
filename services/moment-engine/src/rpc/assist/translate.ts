import type { Handler } from '@fabula/kit/server';
import type { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { AssistOff } from '../../domain/errors.ts';

type Method = Handler<(typeof AssistService)['method']['translate']>;

/** A text in the other language of stories. Throws AssistOff. */
export function translate(): Method {
  return async () => {
    throw new AssistOff();
  };
}
