import type { Handler } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { LeaseLost } from '../domain/errors.ts';
import { renew } from '../store/leases.ts';

type Method = Handler<(typeof RunService)['method']['renewTurn']>;

export function renewTurn({ db, leaseMs }: RunContext): Method {
  return async (request) => {
    const isHeld = await renew(db.statement, request, leaseMs);
    if (!isHeld) throw new LeaseLost();
    return {};
  };
}
