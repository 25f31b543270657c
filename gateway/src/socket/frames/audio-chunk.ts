import { fromFrameJson } from '@fabula/kit/json';
import { AudioChunkSchema } from '@fabula/proto/frames/v1/frames_pb';
import { withoutNul } from '../game-input.ts';
import type { FrameHandler } from './handler.ts';

const NOTHING = new Uint8Array(0);

/** AUDIO_CHUNK: a piece of what is being said. Beyond the limit the recording ends there, and is heard as far as it goes. */
export const audioChunk: FrameHandler = async (session, frame, deps) => {
  const { inputId, index, last, deviceWords, deviceConfidence } = fromFrameJson(AudioChunkSchema, frame.json);
  const audio = frame.bytes ?? NOTHING;
  const { playerStoryId } = session;
  if (playerStoryId === undefined) return;
  try {
    const seconds = deps.turns.secondsOf(playerStoryId, inputId, audio);
    deps.limits.takeAudio(session.player.sub, { playerStoryId, inputId, seconds });
  } catch (error) {
    deps.turns.chunk(playerStoryId, inputId, { index, last: true, audio: NOTHING });
    throw error;
  }
  const words = deviceWords === undefined ? {} : { deviceWords: withoutNul(deviceWords) };
  const sure = deviceConfidence === undefined ? {} : { deviceConfidence };
  deps.turns.chunk(playerStoryId, inputId, { index, last, audio, ...words, ...sure });
};
