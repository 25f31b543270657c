import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { launchState } from '../domain/status.ts';
import { listRuns, type Order } from '../store/runs.ts';
import { toRun } from './run.ts';

type Method = Handler<(typeof RunService)['method']['getRunState']>;

/** What the launch page offers: begin, go on, or begin anew. */
export function getRunState({ db }: RunContext): Method {
  return async ({ storyId }, call) => {
    const userId = playerOf(call).sub;
    const firstOf = async (order: Order) =>
      (await listRuns(db.statement, { userId, storyId }, { order, limit: 1 }))[0];
    const latest = await firstOf('created_at');
    const best = await firstOf('best_first');
    const bestRank = best?.isSuccessful ? best.loopRank : null;
    return {
      state: launchState(latest),
      ...(latest && { latestRun: toRun(latest) }),
      ...(bestRank !== null && { bestRank }),
    };
  };
}
