import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { RunNotFound } from '../domain/errors.ts';
import { gameView } from '../domain/view.ts';
import { viewRow } from '../store/views.ts';

type Method = Handler<(typeof RunService)['method']['getGameView']>;

export function getGameView({ db, releases }: RunContext): Method {
  return async ({ playerStoryId }, call) => {
    const userId = playerOf(call).sub;
    const row = await viewRow(db.statement, { playerStoryId, userId });
    if (!row) throw new RunNotFound();
    const release = await releases.get({ storyId: row.storyId, version: row.releaseVersion });
    const { id, currentMomentId, ...source } = row;
    return { view: gameView(release, { ...source, playerStoryId: id, playerMomentId: currentMomentId }) };
  };
}
