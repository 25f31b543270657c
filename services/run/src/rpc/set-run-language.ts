import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import type { RunContext } from '../context.ts';
import { RunAlreadyEnded, RunNotFound } from '../domain/errors.ts';
import { lockRun } from '../store/locked-run.ts';
import { writeState } from '../store/runs.ts';

type Method = Handler<(typeof RunService)['method']['setRunLanguage']>;

/** From the next turn on the run speaks this language. */
export function setRunLanguage({ db }: RunContext): Method {
  return async ({ playerStoryId, language }, call) => {
    const userId = playerOf(call).sub;
    await db.transaction(async (tx) => {
      const run = await lockRun(tx, playerStoryId);
      if (run?.userId !== userId) throw new RunNotFound();
      if (run.state.status !== 'ongoing') throw new RunAlreadyEnded();
      const state = { ...run.state, language: language as Language };
      await writeState(tx, { id: run.id, state, breakLease: false });
    });
    return {};
  };
}
