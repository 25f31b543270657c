import type { Handler } from '@fabula/kit/server';
import type { AssistService } from '@fabula/proto/moment/v1/assist_pb';

type Method = Handler<(typeof AssistService)['method']['getAssist']>;

/** What a language model does for authors here. No model is asked for them yet. */
export function getAssist(): Method {
  return async () => ({ classify: false, rephrase: false, translate: false });
}
