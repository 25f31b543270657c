import type { GameSession } from '../../lib/game/gameSession.ts';
import { gameEvents } from '../../lib/game/state.ts';
import type { FromNative, NativeRecording } from '../../lib/native/bridge.ts';
import type { useAnswerBase } from './useSelection.ts';

const DEFAULT_RATE = 16_000;

interface Game {
  session: Pick<GameSession, 'skip' | 'answer' | 'answerWithAudio'>;
  dispatch: (event: ReturnType<(typeof gameEvents)[keyof typeof gameEvents]>) => void;
  /** What every answer carries. */
  base: ReturnType<typeof useAnswerBase>;
  /** Said of an error that comes without words. */
  unknown: string;
}

/** What a message of the native shell does in the game. */
export function hearShell(message: FromNative, { session, dispatch, base, unknown }: Game): void {
  switch (message.type) {
    case 'player_speaking':
      session.skip();
      dispatch(gameEvents.recordingStarted());
      break;
    case 'error':
      dispatch(gameEvents.recordingCancelled());
      dispatch(gameEvents.errorArrived(message.message ?? unknown));
      break;
    case 'command_detected':
      session.answer({ ...base, text: message.fullText });
      break;
    case 'recording_complete':
      session.answerWithAudio({ ...base, ...formatOf(message) }, bytesOf(message.audioData));
      break;
  }
}

function formatOf({ format, sampleRate, transcription }: NativeRecording) {
  return {
    audio_format: format,
    sample_rate: sampleRate ?? DEFAULT_RATE,
    ...(transcription && { transcription }),
  };
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
