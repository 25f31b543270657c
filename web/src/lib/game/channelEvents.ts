import i18next from 'i18next';
import type { ChannelEvents } from '../channel/channel.ts';
import { failureText } from '../i18n/failureText.ts';
import type { GameOutput, TurnFailed } from '../protocol/frames.ts';
import type { SessionHost } from './sessionHost.ts';
import { type GameEvent, gameEvents } from './state.ts';

interface Game {
  host: Pick<SessionHost, 'game' | 'onChanged'>;
  tell: (event: GameEvent) => void;
  /** Frames of a moment: it may be another one than the one on stage. */
  onStage: (playerMomentId: string) => void;
}

/** What the server's frames are in the game, but for its sentences. */
export function channelEvents(game: Game): Omit<ChannelEvents, 'status' | 'audio'> {
  const { tell, host } = game;
  return {
    transcript: ({ input_id: inputId, transcribed_player_answer: words }) =>
      tell(gameEvents.transcriptArrived({ inputId, words })),
    output: (output) => shown(game, output),
    forging: (forging) => {
      tell(gameEvents.forgingArrived(forging));
      host.onChanged();
    },
    modifiers: (modifiers) => tell(gameEvents.modifiersArrived(modifiers)),
    failed: ({ input_id, retryable }) => failed(game, input_id, retryable),
    error: (message, failure) => told(game, message, failure),
    again: (inputId) => tell(gameEvents.turnMoved({ kind: 'retried', inputId })),
    dropped: (inputId) => {
      failed(game, inputId, false);
      tell(gameEvents.errorArrived(i18next.t('common.errors.late')));
    },
    stale: () => {
      tell(gameEvents.framesMissed());
      host.onChanged();
    },
  };
}

function shown({ tell, host, onStage }: Game, output: GameOutput): void {
  onStage(output.player_moment_id);
  tell(gameEvents.outputArrived(output));
  host.onChanged();
}

/** What was refused for good may be late, and the run elsewhere: the view is asked. A start that failed is no stage. */
function failed({ tell, host }: Game, inputId: string, isRetryable: boolean): void {
  const isStart = host.game().moment?.startId === inputId;
  tell(gameEvents.turnFailed({ inputId, isRetryable }));
  if (isRetryable) return;
  if (isStart) tell(gameEvents.momentLeft());
  host.onChanged();
}

/** A text that is about no turn may be all that comes of an input: it is not waited for any longer. */
function told({ tell }: Game, message: string, failure: TurnFailed | undefined): void {
  if (!failure) tell(gameEvents.turnMoved({ kind: 'unanswered' }));
  tell(gameEvents.errorArrived(failureText(i18next.t, { ...failure, message })));
}
