import type { Connection } from '../channel/channel.ts';
import type { GameState } from './state.ts';
import type { State, Turn } from './turn/turn.ts';

export type UiState = 'IDLE' | 'PLAYER_SPEAKING' | 'PROCESSING' | 'GAME_SPEAKING';

type WithTurn = Pick<GameState, 'turn'>;

/** The specification's name of each state; while the microphone is asked for, the game goes on as before. */
const NAMES: Record<Exclude<State, 'opening'>, UiState> = {
  idle: 'IDLE',
  waiting: 'PROCESSING',
  interrupted: 'PROCESSING',
  speaking: 'GAME_SPEAKING',
  listening: 'PLAYER_SPEAKING',
  failed: 'IDLE',
};

const withoutOpening = (turn: Turn) => (turn.at === 'opening' ? turn.under : turn);

/** What the game is doing, as the player sees it. */
export const uiState = ({ turn }: WithTurn): UiState => NAMES[withoutOpening(turn).at];

/** A sentence is heard, or waits to be. */
export function isPlaying({ turn }: WithTurn): boolean {
  const now = withoutOpening(turn);
  return now.at === 'speaking' && !now.isPaused;
}

/** The input that failed and may be sent again. */
export function retryable({ turn }: WithTurn): string | undefined {
  const now = withoutOpening(turn);
  const ground = now.at === 'speaking' ? now.under : now;
  return ground.at === 'failed' && ground.isRetryable ? ground.inputId : undefined;
}

/** Nothing was understood of what was said; known as soon as it was listened to, before anybody has answered. */
export const wasNotHeard = ({ heard }: Pick<GameState, 'heard'>): boolean => heard.kind === 'lost';

/** Recording is possible this long after nothing is pending, ms. */
export const RECORD_DELAY_MS = 100;

/** Whether this page plays the run no more, until the player asks for it: another page has it, or one of both ends gave up. */
export const isAway = (connection: Connection): boolean =>
  connection === 'taken_over' || connection === 'refused' || connection === 'lost';

/** Whether a recording may start once the delay is over. */
export function mayRecord(game: WithTurn & { connection: Connection }, phase: string | undefined): boolean {
  return uiState(game) === 'IDLE' && !isAway(game.connection) && phase !== 'ai_attack_selection';
}

/** Whether what was said may be heard once more: nothing is said, listened to, waited for or about to be recorded. */
export const mayHearAgain = ({ turn }: WithTurn): boolean => turn.at === 'idle' || turn.at === 'failed';

/** The answer of which some may still be to be heard. */
export function heardNow({ turn }: WithTurn): string | undefined {
  const now = withoutOpening(turn);
  return now.at === 'speaking' ? now.of : undefined;
}

export type VoiceButton = 'rec' | 'stop' | 'busy' | 'skip' | 'wait';

/** What the voice button offers; `wait` is REC that cannot be pressed yet. */
export function voiceButton(state: UiState, canRecord: boolean): VoiceButton {
  if (state === 'PLAYER_SPEAKING') return 'stop';
  if (state === 'PROCESSING') return 'busy';
  if (state === 'GAME_SPEAKING') return 'skip';
  return canRecord ? 'rec' : 'wait';
}
