import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { redeem } from '../redeem.ts';

type Method = Handler<(typeof RunService)['method']['redeemTicket']>;

/** A ticket is good for one character, however often it is asked for. */
export function redeemTicket({ db, releases, published }: RunContext): Method {
  return async (request, call) => {
    const [ticketId, characterId] = [request.ticketId.toLowerCase(), request.characterId.toLowerCase()];
    const asked = { userId: playerOf(call).sub, ticketId, characterId };
    for (;;) {
      const done = await db.transaction((tx) => redeem(tx, asked, releases));
      if ('character' in done) {
        published();
        return done;
      }
      await releases.get(done.needs);
    }
  };
}
