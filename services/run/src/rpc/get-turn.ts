import type { Handler } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { committedTurn, openingTurn } from '../store/turns.ts';
import { toTurn } from './turn.ts';

type Method = Handler<(typeof RunService)['method']['getTurn']>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A committed turn by its input id, a start's also by a moment that its cascade opened. */
export function getTurn({ db }: RunContext): Method {
  return async ({ playerStoryId, inputId }) => {
    const turn = await db.transaction(
      async (tx) =>
        (await committedTurn(tx, playerStoryId, inputId)) ??
        (UUID.test(inputId) ? await openingTurn(tx, playerStoryId, inputId) : undefined),
    );
    return turn ? { turn: toTurn(turn) } : {};
  };
}
