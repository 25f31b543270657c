import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { RunNotFound } from '../domain/errors.ts';
import { giveUp } from '../give-up.ts';
import { lockRun } from '../store/locked-run.ts';

type Method = Handler<(typeof RunService)['method']['endRun']>;

/** The player gives up; giving up twice is giving up once. */
export function endRun({ db, published }: RunContext): Method {
  return async ({ playerStoryId }, call) => {
    const userId = playerOf(call).sub;
    await db.transaction(async (tx) => {
      const run = await lockRun(tx, playerStoryId);
      if (run?.userId !== userId) throw new RunNotFound();
      if (run.state.status !== 'lost') await giveUp(tx, run);
    });
    published();
    return {};
  };
}
