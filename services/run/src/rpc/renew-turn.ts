import type { Handler } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { LeaseLost } from '../domain/errors.ts';
import { renew } from '../store/leases.ts';

type Method = Handler<(typeof RunService)['method']['renewTurn']>;

/** A run is as well known after it as before, so that its commit need not look at it once more. */
export function renewTurn({ db, known, leaseMs }: RunContext): Method {
  return async (request) => {
    const renewed = await renew(db.statement, request, leaseMs);
    if (!renewed) throw new LeaseLost();
    known.renewed(request.playerStoryId, renewed);
    return {};
  };
}
