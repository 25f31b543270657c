import { fromFrameJson } from '@fabula/kit/json';
import { StopSpeakingSchema } from '@fabula/proto/frames/v1/frames_pb';
import type { FrameHandler } from './handler.ts';

/** STOP_SPEAKING: the speech ends, and how much of it was heard is kept once the turn is committed. */
export const stopSpeaking: FrameHandler = async (session, frame, deps) => {
  const { inputId, heardMs } = fromFrameJson(StopSpeakingSchema, frame.json);
  const { playerStoryId } = session;
  if (playerStoryId === undefined || !deps.limits.takeReport(session.player.sub)) return;
  if (!deps.turns.stop(playerStoryId, inputId, heardMs)) session.late.add(playerStoryId, inputId, heardMs);
};
