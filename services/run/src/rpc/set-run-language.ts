import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import { assertPlayedIn } from '@fabula/rules/run';
import type { RunContext } from '../context.ts';
import { lawful, RunAlreadyEnded, RunNotFound } from '../domain/errors.ts';
import { lockRun } from '../store/locked-run.ts';
import { writeState } from '../store/runs.ts';
import { viewRow } from '../store/views.ts';

type Method = Handler<(typeof RunService)['method']['setRunLanguage']>;

/** From the next turn on the run speaks this language, if its story is played in it. */
export function setRunLanguage({ db, releases }: RunContext): Method {
  return async ({ playerStoryId, language: asked }, call) => {
    const userId = playerOf(call).sub;
    const language = asked as Language; // by its field rule
    const row = await viewRow(db.statement, { playerStoryId, userId });
    if (!row) throw new RunNotFound();
    const release = await releases.get({ storyId: row.storyId, version: row.releaseVersion });
    lawful(() => assertPlayedIn(release, language));
    await db.transaction(async (tx) => {
      const run = await lockRun(tx, playerStoryId);
      if (!run) throw new RunNotFound();
      if (run.state.status !== 'ongoing') throw new RunAlreadyEnded();
      const state = { ...run.state, language };
      await writeState(tx, { id: run.id, state, breakLease: false, outbox: [] });
    });
    return {};
  };
}
