import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { ObjectNotFound } from '../../domain/drafts/errors.ts';
import { isTeam } from '../../domain/rights.ts';
import { findObject as storedObject } from '../../store/drafts/objects.ts';

type Method = Handler<(typeof AuthoringService)['method']['findObject']>;

export function findObject({ db }: AuthoringContext): Method {
  return async ({ objectId }, call) => {
    const player = playerOf(call);
    const asked = { userId: player.sub, isTeam: isTeam(player) };
    const found = await storedObject(db.statement, objectId, asked);
    if (found === undefined) throw new ObjectNotFound();
    return found;
  };
}
