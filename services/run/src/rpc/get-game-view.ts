import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { RunNotFound } from '../domain/errors.ts';
import { gameView } from '../domain/view.ts';
import { viewRow } from '../store/views.ts';

type Method = Handler<(typeof RunService)['method']['getGameView']>;

/** The state comes from the row, or from this process where it has written the row as it stands. */
export function getGameView({ db, releases, known }: RunContext): Method {
  return async ({ playerStoryId }, call) => {
    const userId = playerOf(call).sub;
    const left = known.get(playerStoryId);
    const row = await viewRow(db.statement, { playerStoryId, userId }, left?.version);
    const state = row?.state ?? left?.run.state;
    if (!row || !state) throw new RunNotFound();
    const release = await releases.get({ storyId: row.storyId, version: row.releaseVersion });
    const { id, currentMomentId, ...source } = row;
    return {
      view: gameView(release, { ...source, state, playerStoryId: id, playerMomentId: currentMomentId }),
    };
  };
}
