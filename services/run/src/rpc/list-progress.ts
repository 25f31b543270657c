import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import { progressPercent } from '@fabula/rules/progress-percent';
import type { RunContext } from '../context.ts';
import { LOOP_STATUS, launchState } from '../domain/status.ts';
import { type BegunStory, begunStories, keepProgress, stateOfRun } from '../store/progress.ts';

type Method = Handler<(typeof RunService)['method']['listProgress']>;

/** How far the player is in every story that was begun. Runs know it by themselves, but for those of before. */
export function listProgress(context: RunContext): Method {
  const { db, log } = context;
  return async (_request, call) => {
    const userId = playerOf(call).sub;
    const begun = await begunStories(db.statement, userId);
    const stories = begun.map(async (run) => ({
      storyId: run.storyId,
      state: launchState(run),
      progress: await progressOf(run),
    }));
    return { stories: await Promise.all(stories) };
  };

  /** One story that cannot be read hides none of the others: it has been begun, and nobody knows how far. */
  async function progressOf(run: BegunStory): Promise<number> {
    if (run.loopStatus !== LOOP_STATUS.ongoing) return 100;
    if (run.progress !== null) return run.progress;
    try {
      return await madeAnew(context, run);
    } catch (err) {
      log.warn({ err, playerStoryId: run.id }, 'how far a run is cannot be found out');
      return 0;
    }
  }
}

/** Of the release and the state, once: it is kept. */
async function madeAnew({ db, releases }: RunContext, run: BegunStory): Promise<number> {
  const release = await releases.get({ storyId: run.storyId, version: run.releaseVersion });
  const now = await stateOfRun(db.statement, run.id);
  if (now === undefined) return 0; // It was reset meanwhile.
  const progress = progressPercent(release, now.state);
  await keepProgress(db.statement, run.id, { progress, turns: now.turns });
  return progress;
}
