import { on } from '@fabula/kit/bus';
import { StoryClosedSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunContext } from '../context.ts';
import { giveUp } from '../give-up.ts';
import { rememberClosed, runsToEnd } from '../store/closed-stories.ts';
import { lockRun } from '../store/locked-run.ts';
import type { ConsumerDeps } from './deps.ts';

type Ending = Pick<RunContext, 'db' | 'published'>;

/**
 * Nobody begins the story any more, and where it was closed so, runs that are going on end. There may be many of them, so each
 * ends by itself, and whoever is told anew goes on with those that are left.
 */
export function onStoryClosed(deps: ConsumerDeps, { db, published }: Ending): Promise<void> {
  return on(deps.bus, {
    ...deps,
    consumer: 'run-story-closed',
    subject: 'fabula.catalogue.story_closed',
    schema: StoryClosedSchema,
    effect: rememberClosed,
    afterwards: ({ storyId }) => endRuns({ db, published }, storyId),
  });
}

async function endRuns({ db, published }: Ending, storyId: string): Promise<void> {
  for (const id of await runsToEnd(db.statement, storyId)) {
    await db.transaction(async (tx) => {
      const run = await lockRun(tx, id);
      if (run?.state.status === 'ongoing') await giveUp(tx, run, { withStory: true });
    });
    published();
  }
}
