import type { Handler } from '@fabula/kit/server';
import type { CommitTurnRequest, RunService } from '@fabula/proto/run/v1/run_pb';
import { commit } from '../commit.ts';
import type { RunContext } from '../context.ts';
import type { TurnColumns } from '../store/turns.ts';
import { toTurn } from './turn.ts';

type Method = Handler<(typeof RunService)['method']['commitTurn']>;

export function commitTurn(context: RunContext): Method {
  return async (request) => {
    const turn = await committed(context, request);
    context.published();
    return { turn: toTurn(turn) };
  };
}

/** A release that is not at hand is fetched between two transactions, never inside one. */
async function committed({ db, releases }: RunContext, request: CommitTurnRequest): Promise<TurnColumns> {
  for (;;) {
    const done = await db.transaction((tx) => commit(tx, request, releases));
    if ('turn' in done) return done.turn;
    await releases.get(done.needs);
  }
}
