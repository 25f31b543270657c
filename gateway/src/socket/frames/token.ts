import { AppError } from '@fabula/kit/errors';
import { fromFrameJson } from '@fabula/kit/json';
import { TokenSchema } from '@fabula/proto/frames/v1/frames_pb';
import type { FrameHandler } from './handler.ts';

export class OtherPlayer extends AppError {
  constructor() {
    super({
      reason: 'OTHER_PLAYER',
      code: 'PERMISSION_DENIED',
      message: 'This connection is another player’s.',
    });
  }
}

/** TOKEN: a fresh token of the same player. */
export const token: FrameHandler = async (session, frame, deps) => {
  const { accessToken } = fromFrameJson(TokenSchema, frame.json);
  const player = await deps.players.verify(accessToken);
  if (player.sub !== session.player.sub) throw new OtherPlayer();
  session.renew(player, accessToken);
};
