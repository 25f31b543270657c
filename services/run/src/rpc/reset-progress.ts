import { enqueue } from '@fabula/kit/outbox';
import { type Handler, playerOf } from '@fabula/kit/server';
import { ProgressResetSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { deleteRuns, lockStory } from '../store/runs.ts';

type Method = Handler<(typeof RunService)['method']['resetProgress']>;

/** The player's runs of a story go, with moments, roster and items: the next one is the first. */
export function resetProgress({ db, published }: RunContext): Method {
  return async ({ storyId }, call) => {
    const story = { userId: playerOf(call).sub, storyId: storyId.toLowerCase() };
    await db.transaction(async (tx) => {
      // Else a run that begins meanwhile inherits what is forgotten here.
      await lockStory(tx, story);
      const message = { ...story, playerStoryIds: await deleteRuns(tx, story) };
      await enqueue(tx, { subject: 'fabula.run.progress_reset', schema: ProgressResetSchema, message });
    });
    published();
    return {};
  };
}
