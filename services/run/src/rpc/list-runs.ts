import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { isOrder, listRuns as list } from '../store/runs.ts';
import { toRun } from './run.ts';

type Method = Handler<(typeof RunService)['method']['listRuns']>;

const PAGE = 50;

/** A page of a player's runs of a story, best first unless another order is asked for. */
export function listRuns({ db }: RunContext): Method {
  return async ({ storyId, order, limit, afterId }, call) => {
    const userId = playerOf(call).sub;
    const by = isOrder(order) ? order : 'best_first';
    const page = { order: by, limit: limit || PAGE, afterId } as const;
    const runs = await list(db.statement, { userId, storyId }, page);
    return { runs: runs.map(toRun) };
  };
}
