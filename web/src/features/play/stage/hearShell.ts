import type { GameSession } from '../../../lib/game/gameSession.ts';
import { type GameEvent, gameEvents } from '../../../lib/game/state.ts';
import type { FromNative, NativeRecording } from '../../../lib/native/messages.ts';
import type { useAnswerBase } from '../hand/useSelection.ts';

interface Game {
  session: Pick<GameSession, 'speaksElsewhere' | 'spokeElsewhere' | 'answer'>;
  dispatch: (event: GameEvent) => void;
  /** What every answer carries. */
  base: () => ReturnType<typeof useAnswerBase>;
  /** What can be heard in this moment. */
  phrases: () => Promise<readonly string[]>;
  /** Said of an error that comes without words. */
  unknown: string;
}

/** What a message of the native shell does in the game. */
export async function hearShell(message: FromNative, game: Game): Promise<void> {
  const { session, dispatch, base, unknown } = game;
  switch (message.type) {
    case 'player_speaking':
      session.speaksElsewhere();
      break;
    case 'error':
      session.spokeElsewhere();
      dispatch(gameEvents.errorArrived(message.message ?? unknown));
      break;
    case 'command_detected':
      if (await isKnown(message.command, game)) session.answer({ ...base(), text: message.fullText });
      else {
        console.info('the shell heard a command that this moment does not know');
        session.spokeElsewhere();
      }
      break;
    case 'recording_complete':
      session.answer({ ...base(), ...formatOf(message) }, message.audio);
      break;
  }
}

/** A shell listens all the time: only what can be meant in this moment is an answer. */
async function isKnown(command: string, { phrases }: Game): Promise<boolean> {
  const said = lettersOf(command);
  return said !== '' && (await phrases()).some((phrase) => lettersOf(phrase) === said);
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function formatOf({ format, sampleRate, transcription }: NativeRecording) {
  return {
    ...(format && { audio_format: format }),
    sample_rate: sampleRate,
    ...(transcription && { transcription }),
  };
}
