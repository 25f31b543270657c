import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import { progressPercent } from '@fabula/rules/progress-percent';
import type { RunContext } from '../context.ts';
import { launchState } from '../domain/status.ts';
import { latestRuns } from '../store/runs.ts';

type Method = Handler<(typeof RunService)['method']['listProgress']>;

/** How far the player is in every story that was begun. */
export function listProgress({ db, releases }: RunContext): Method {
  return async (_request, call) => {
    const userId = playerOf(call).sub;
    const latest = await latestRuns(db.statement, userId);
    const stories = latest.map(async (run) => {
      const release = await releases.get({ storyId: run.storyId, version: run.releaseVersion });
      return { storyId: run.storyId, state: launchState(run), progress: progressPercent(release, run.state) };
    });
    return { stories: await Promise.all(stories) };
  };
}
