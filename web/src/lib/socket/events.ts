import type {
  AudioAnswer,
  CardModifierNotification,
  EquipmentForging,
  GameOutput,
  TurnFailed,
  UserInput,
} from '../protocol/frames.ts';

/**
 * `reconnecting`: it connects by itself; `refused`: the server takes no more of this page, or of so many: it
 * tries again after a minute; `taken_over`: another page plays the story; `lost`: the last attempt failed; all
 * three until `connect`.
 */
export type Status = 'disconnected' | 'reconnecting' | 'connected' | 'taken_over' | 'refused' | 'lost';

/** What a FabulaSocket tells, and with what. */
export interface SocketEvents {
  status: [status: Status];
  audio: [header: AudioAnswer, mp3: Uint8Array];
  transcript: [transcript: UserInput];
  output: [output: GameOutput];
  forging: [forging: EquipmentForging];
  modifiers: [notification: CardModifierNotification];
  failed: [failure: TurnFailed];
  /** A text for the player, in English, and the failure that it is about, which names it in other languages. */
  error: [message: string, failure: TurnFailed | undefined];
  /** An input that was not answered yet is sent again. */
  again: [inputId: string];
  /** Frames are missing for good: the view must be fetched anew. */
  stale: [];
  /** An input was not answered within the minute for which it is kept. */
  dropped: [inputId: string];
}
