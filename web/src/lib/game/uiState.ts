import type { Connection } from '../channel/channel.ts';

export type UiState = 'IDLE' | 'PLAYER_SPEAKING' | 'PROCESSING' | 'GAME_SPEAKING';

export interface Activity {
  /** The microphone is open for an answer. */
  recording: boolean;
  /** An input waits for its output. */
  pending: boolean;
  /** A sentence is heard, or waits to be. */
  playing: boolean;
  /** This turn's answer has begun to be heard: a gap between two of its sentences is still speech. */
  spoken: boolean;
}

/** What the game is doing, as the player sees it. */
export function uiState({ recording, pending, playing, spoken }: Activity): UiState {
  if (recording) return 'PLAYER_SPEAKING';
  if (playing || (pending && spoken)) return 'GAME_SPEAKING';
  return pending ? 'PROCESSING' : 'IDLE';
}

/** Recording is possible this long after nothing is pending, ms. */
export const RECORD_DELAY_MS = 100;

/** Whether this page plays the run no more, until the player asks for it: another page has it, or one of both ends gave up. */
export const isAway = (connection: Connection): boolean =>
  connection === 'taken_over' || connection === 'refused' || connection === 'lost';

/** Whether a recording may start once the delay is over. */
export function mayRecord(game: Activity & { connection: Connection }, phase: string | undefined): boolean {
  return uiState(game) === 'IDLE' && !isAway(game.connection) && phase !== 'ai_attack_selection';
}

export type VoiceButton = 'rec' | 'stop' | 'busy' | 'skip' | 'wait';

/** What the voice button offers; `wait` is REC that cannot be pressed yet. */
export function voiceButton(state: UiState, canRecord: boolean): VoiceButton {
  if (state === 'PLAYER_SPEAKING') return 'stop';
  if (state === 'PROCESSING') return 'busy';
  if (state === 'GAME_SPEAKING') return 'skip';
  return canRecord ? 'rec' : 'wait';
}
