import type { Handler } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { markHeard as mark } from '../store/heard.ts';

type Method = Handler<(typeof RunService)['method']['markHeard']>;

export function markHeard({ db }: RunContext): Method {
  return async (request) => {
    await mark(db.statement, request);
    return {};
  };
}
