import type { Handler } from '@fabula/kit/server';
import type { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import type { EngineContext } from '../context.ts';
import { Downlink } from './play-turn/downlink.ts';
import { EngineTurn } from './play-turn/engine-turn.ts';
import { Uplink } from './play-turn/uplink.ts';

/** One turn. It goes on when the caller has gone: another call for the same input joins it or is answered from the log. */
export function playTurn(engine: EngineContext): Handler<typeof MomentEngineService.method.playTurn> {
  return (requests, call) => {
    const down = new Downlink();
    const turn = new EngineTurn(engine, {
      uplink: new Uplink(requests),
      down,
      playerToken: call.playerToken,
    });
    void turn.run();
    return down;
  };
}
