import { on } from '@fabula/kit/bus';
import { StoryClosedSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunContext } from '../context.ts';
import { giveUp } from '../give-up.ts';
import { type Closing, rememberClosed, runsToEnd } from '../store/closed-stories.ts';
import { lockRun } from '../store/locked-run.ts';
import type { ConsumerDeps } from './deps.ts';

type Ending = Pick<RunContext, 'db' | 'published'> & Pick<ConsumerDeps, 'log'>;

/**
 * Nobody begins the story any more, and where it was closed so, runs that are going on end. There may be many of them, so each
 * ends by itself, and whoever is told anew goes on with those that are left.
 */
export function onStoryClosed(
  deps: ConsumerDeps,
  { db, published }: Pick<RunContext, 'db' | 'published'>,
): Promise<void> {
  return on(deps.bus, {
    ...deps,
    consumer: 'run-story-closed',
    subject: 'fabula.catalogue.story_closed',
    schema: StoryClosedSchema,
    effect: rememberClosed,
    afterwards: async (closing) => {
      if (closing.endsRuns) await endRuns({ db, published, log: deps.log }, closing);
    },
  });
}

/** One that cannot be ended keeps none of the others alive. Throws once all were tried, so that the fact comes again. */
async function endRuns({ db, published, log }: Ending, closing: Closing): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await runsToEnd(db.statement, closing)) {
    try {
      await endWithStory(db, id);
      published();
    } catch (error) {
      failures.push(error);
      log.error({ err: error, playerStoryId: id }, 'a run could not be ended with its story');
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} runs of ${closing.storyId} have not ended`);
}

async function endWithStory(db: RunContext['db'], id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    if (run?.state.status === 'ongoing') await giveUp(tx, run, { withStory: true });
  });
}
