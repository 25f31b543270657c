import type { Handlers } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { beginTurn } from './begin-turn.ts';
import { commitTurn } from './commit-turn.ts';
import { createRun } from './create-run.ts';
import { endRun } from './end-run.ts';
import { getDialogueHistory } from './get-dialogue-history.ts';
import { getGameView } from './get-game-view.ts';
import { getRunState } from './get-run-state.ts';
import { getTurn } from './get-turn.ts';
import { listProgress } from './list-progress.ts';
import { listRuns } from './list-runs.ts';
import { markHeard } from './mark-heard.ts';
import { releaseTurn } from './release-turn.ts';
import { renewTurn } from './renew-turn.ts';
import { resetProgress } from './reset-progress.ts';
import { setRunLanguage } from './set-run-language.ts';

/** One line a method. */
export function runHandlers(context: RunContext): Handlers<typeof RunService> {
  return {
    getRunState: getRunState(context),
    listProgress: listProgress(context),
    createRun: createRun(context),
    setRunLanguage: setRunLanguage(context),
    getGameView: getGameView(context),
    listRuns: listRuns(context),
    getDialogueHistory: getDialogueHistory(context),
    endRun: endRun(context),
    resetProgress: resetProgress(context),
    beginTurn: beginTurn(context),
    renewTurn: renewTurn(context),
    commitTurn: commitTurn(context),
    releaseTurn: releaseTurn(context),
    getTurn: getTurn(context),
    markHeard: markHeard(context),
  };
}
