import { fromFrameJson } from '@fabula/kit/json';
import { GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { audioSeconds } from '../../turns/audio-seconds.ts';
import { normalise } from '../game-input.ts';
import type { FrameHandler } from './handler.ts';

/** USER_INPUT: the story is bound, the turn started. It goes on when the socket does not. */
export const userInput: FrameHandler = async (session, frame, deps) => {
  const sent = fromFrameJson(GameInputSchema, frame.json);
  const audio = frame.bytes ?? new Uint8Array(0);
  const { playerStoryId, sampleRate, audioFormat: format } = sent;
  deps.limits.takeInput(session.player.sub, audioSeconds({ bytes: audio, sampleRate, format }));
  const binding = await session.bind(playerStoryId);
  await binding.live();
  const firstOfConnection = !session.hadInput;
  session.hadInput = true;
  const turn = deps.turns.play({
    playerStoryId,
    input: normalise(sent, audio.length > 0),
    audio,
    firstOfConnection,
    token: () => session.token,
    room: () => session.room(),
    traceparent: sent.traceparent ?? session.traceparent,
  });
  session.holdFor(turn);
};
