import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { launchState } from '../domain/status.ts';
import { listRuns } from '../store/runs.ts';
import { toRun } from './run.ts';

type Method = Handler<(typeof RunService)['method']['getRunState']>;

/** What the launch page offers: begin, go on, or begin anew. */
export function getRunState({ db }: RunContext): Method {
  return async ({ storyId }, call) => {
    const userId = playerOf(call).sub;
    const runs = await listRuns(db.statement, { userId, storyId }, 'created_at');
    const latest = runs[0];
    const ranks = runs.filter((run) => run.isSuccessful).flatMap((run) => run.loopRank ?? []);
    return {
      state: launchState(latest),
      ...(latest && { latestRun: toRun(latest) }),
      ...(ranks.length > 0 && { bestRank: Math.min(...ranks) }),
    };
  };
}
