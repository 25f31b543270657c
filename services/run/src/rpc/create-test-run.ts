import { randomUUID } from 'node:crypto';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import { createRun } from '@fabula/rules/run';
import type { RunContext } from '../context.ts';
import { lawful, NoSuchMoment } from '../domain/errors.ts';
import { itemRows } from '../domain/item-row.ts';
import { newRunSeed } from '../domain/seed.ts';
import { insertRun } from '../store/new-runs.ts';
import { deleteEndedTestRuns } from '../store/runs.ts';

type Method = Handler<(typeof RunService)['method']['createTestRun']>;

/** A run that begins at any moment of the story: in no list, no count, nothing carried over, and no fact to others. */
export function createTestRun({ db, releases, runSeed }: RunContext): Method {
  return async ({ storyId, blueprintMomentId, language, loopNumber = 1 }, call) => {
    const userId = playerOf(call).sub;
    const { release, version } = await releases.newest(storyId);
    const startMomentId = blueprintMomentId?.toLowerCase();
    if (startMomentId && !indexOf(release).moments.has(startMomentId)) throw new NoSuchMoment();
    const state = lawful(() =>
      createRun({
        ...{ release, releaseVersion: version, loopNumber, isTest: true },
        language: language as Language,
        startMomentId,
        before: { completions: {}, bestRank: null },
      }),
    );
    const run = {
      id: randomUUID(),
      userId,
      state,
      firstMomentId: randomUUID(),
      items: itemRows(release, state),
    };
    await db.transaction(async (tx) => {
      await deleteEndedTestRuns(tx, userId);
      await insertRun(tx, { ...run, seed: runSeed ?? newRunSeed(), outbox: [] });
    });
    return { playerStoryId: run.id };
  };
}
