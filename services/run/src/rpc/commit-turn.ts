import type { Handler } from '@fabula/kit/server';
import type { CommitTurnRequest, RunService } from '@fabula/proto/run/v1/run_pb';
import { type Committed, commit, commitKnown, releaseOf } from '../commit.ts';
import type { RunContext } from '../context.ts';
import { madeTurn, toTurn } from './turn.ts';

type Method = Handler<(typeof RunService)['method']['commitTurn']>;

export function commitTurn(context: RunContext): Method {
  return async (request) => {
    const done = (await asKnown(context, request)) ?? (await underLock(context, request));
    context.published();
    if ('before' in done) return { turn: toTurn(done.before) };
    if (done.left) context.known.keep(done.left);
    return { turn: madeTurn(done.made) };
  };
}

async function asKnown(
  { db, known, releases }: RunContext,
  request: CommitTurnRequest,
): Promise<Committed | undefined> {
  const left = known.get(request.playerStoryId);
  const release = left && releases.cached(releaseOf(left.run));
  return release && commitKnown(db.statement, request, { known: left, release });
}

/** A release that is not at hand is fetched between two transactions, never inside one. */
async function underLock({ db, releases }: RunContext, request: CommitTurnRequest): Promise<Committed> {
  for (;;) {
    const done = await db.transaction((tx) => commit(tx, request, releases));
    if (!('needs' in done)) return done;
    await releases.get(done.needs);
  }
}
