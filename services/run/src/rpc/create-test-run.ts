import { randomUUID } from 'node:crypto';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import { progressPercent } from '@fabula/rules/progress-percent';
import type { Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import { createRun } from '@fabula/rules/run';
import type { RunContext } from '../context.ts';
import { lawful, NoSuchMoment } from '../domain/errors.ts';
import { itemRows } from '../domain/item-row.ts';
import { newRunSeed } from '../domain/seed.ts';
import { startedWith } from '../domain/test-start.ts';
import { insertRun } from '../store/new-runs.ts';
import { deleteEndedTestRuns } from '../store/runs.ts';
import { testedRelease } from '../tested-release.ts';

type Method = Handler<(typeof RunService)['method']['createTestRun']>;

/** A run that begins at any moment of the story: in no list, no count, nothing carried over, and no fact to others. */
export function createTestRun(context: RunContext): Method {
  const { db, runSeed } = context;
  return async (request, call) => {
    const { storyId, blueprintMomentId, language, loopNumber = 1, releaseVersion } = request;
    const { facts, itemIds, characterIds, ignoreSkip: ignoresSkip } = request;
    const userId = playerOf(call).sub;
    const { release, version } = await testedRelease(context, { storyId, version: releaseVersion }, call);
    const startMomentId = blueprintMomentId?.toLowerCase();
    if (startMomentId && !indexOf(release).moments.has(startMomentId)) throw new NoSuchMoment();
    const seed = runSeed ?? newRunSeed();
    const begun = lawful(() =>
      createRun({
        ...{ release, releaseVersion: version, loopNumber, isTest: true, ignoresSkip },
        language: language as Language,
        startMomentId,
        before: { completions: {}, bestRank: null },
      }),
    );
    const state = startedWith(release, begun, { facts, itemIds, characterIds, seed });
    const run = {
      id: randomUUID(),
      userId,
      state,
      firstMomentId: randomUUID(),
      items: itemRows(release, state),
      progress: progressPercent(release, state),
    };
    await db.transaction(async (tx) => {
      await deleteEndedTestRuns(tx, userId);
      await insertRun(tx, { ...run, seed, outbox: [] });
    });
    return { playerStoryId: run.id };
  };
}
