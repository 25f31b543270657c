import type { Handler } from '@fabula/kit/server';
import type { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { Downlink } from '../turn/downlink.ts';
import type { Engine } from '../turn/engine.ts';
import { EngineTurn } from '../turn/turn.ts';
import { Uplink } from '../turn/uplink.ts';

/** One turn. It goes on when the caller has gone: another call for the same input joins it or is answered from the log. */
export function playTurn(engine: Engine): Handler<typeof MomentEngineService.method.playTurn> {
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
