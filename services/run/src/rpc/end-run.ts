import { enqueue } from '@fabula/kit/outbox';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import { endRun as ended } from '@fabula/rules/run';
import type { RunContext } from '../context.ts';
import { lawful, RunNotFound } from '../domain/errors.ts';
import { runEnded } from '../domain/facts.ts';
import { lockRun } from '../store/locked-run.ts';
import { writeState } from '../store/runs.ts';

type Method = Handler<(typeof RunService)['method']['endRun']>;

/** The player gives up. A turn that is running then does not commit; giving up twice is giving up once. */
export function endRun({ db, published }: RunContext): Method {
  return async ({ playerStoryId }, call) => {
    const userId = playerOf(call).sub;
    await db.transaction(async (tx) => {
      const run = await lockRun(tx, playerStoryId);
      if (run?.userId !== userId) throw new RunNotFound();
      if (run.state.status === 'lost') return;
      const { state } = lawful(() => ended(run.state));
      await writeState(tx, { id: run.id, state, breakLease: true });
      if (state.isTest) return;
      await enqueue(tx, runEnded({ playerStoryId, userId, state }, { status: 'lost', rank: null }));
    });
    published();
    return {};
  };
}
