import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { dialogueOf } from '../domain/dialogue.ts';
import { RunNotFound } from '../domain/errors.ts';
import { spokenTurns } from '../store/spoken-turns.ts';

type Method = Handler<(typeof RunService)['method']['getDialogueHistory']>;

/** All that was said in a run, as it was heard. */
export function getDialogueHistory({ db }: RunContext): Method {
  return async ({ playerStoryId }, call) => {
    const userId = playerOf(call).sub;
    const turns = await spokenTurns(db.statement, { playerStoryId, userId });
    if (!turns) throw new RunNotFound();
    return { entries: dialogueOf(turns) };
  };
}
