import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { RunNotFound } from '../domain/errors.ts';
import { isOwner } from '../store/views.ts';

type Method = Handler<(typeof RunService)['method']['checkOwner']>;

/** Before a socket takes a run over. */
export function checkOwner({ db }: RunContext): Method {
  return async ({ playerStoryId }, call) => {
    const userId = playerOf(call).sub;
    if (!(await isOwner(db.statement, { playerStoryId, userId }))) throw new RunNotFound();
    return {};
  };
}
