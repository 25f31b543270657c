import type { Handler } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { releaseLease } from '../store/leases.ts';

type Method = Handler<(typeof RunService)['method']['releaseTurn']>;

export function releaseTurn({ db }: RunContext): Method {
  return async (request) => {
    await releaseLease(db.statement, request);
    return {};
  };
}
