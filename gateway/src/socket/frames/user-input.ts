import { fromFrameJson } from '@fabula/kit/json';
import { type GameInput, GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { audioSeconds } from '../../turns/audio-seconds.ts';
import type { SocketDeps } from '../deps.ts';
import { normalise } from '../game-input.ts';
import type { Session } from '../session.ts';
import type { FrameHandler } from './handler.ts';

/** USER_INPUT: the story is bound, the turn started. It goes on when the socket does not. */
export const userInput: FrameHandler = async (session, frame, deps) => {
  const sent = fromFrameJson(GameInputSchema, frame.json);
  const audio = frame.bytes ?? new Uint8Array(0);
  const input = normalise(sent, audio.length > 0);
  try {
    await begin(session, { input, audio, traceparent: sent.traceparent }, deps);
  } catch (error) {
    session.sendRefusal(error, input.inputId ?? '');
  }
};

interface Given {
  readonly input: GameInput;
  readonly audio: Uint8Array;
  readonly traceparent: string | undefined;
}

async function begin(
  session: Session,
  { input, audio, traceparent }: Given,
  deps: SocketDeps,
): Promise<void> {
  const { playerStoryId, inputId, sampleRate, audioFormat: format } = input;
  const seconds = audioSeconds({ bytes: audio, sampleRate, format });
  deps.limits.takeInput(session.player.sub, { playerStoryId, inputId, seconds });
  const binding = await session.bind(playerStoryId);
  await binding.live();
  const firstOfConnection = !session.hadInput;
  session.hadInput = true;
  const turn = deps.turns.play({
    ...{ playerStoryId, input, audio, firstOfConnection },
    token: () => session.token,
    room: () => session.room(),
    traceparent: traceparent ?? session.traceparent,
  });
  session.holdFor(turn);
}
