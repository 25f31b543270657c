import type {
  AudioAnswer,
  CardModifierNotification,
  EquipmentForging,
  GameOutput,
  TurnFailed,
  UserInput,
} from '../protocol/frames.ts';

export type {
  AudioAnswer,
  CardModifierNotification,
  EquipmentForging,
  GameInput,
  GameOutput,
  TurnFailed,
  UserInput,
} from '../protocol/frames.ts';

/** What every frame of a turn says of itself. */
export interface TurnFrame {
  readonly input_id: string;
  readonly attempt: number;
  readonly epoch: string;
  readonly seq: number;
}

export interface Welcome {
  readonly session_id: string;
  /** ISO 8601, UTC. */
  readonly server_time: string;
  /** Milliseconds; absent or 0: this gateway answers no PING. */
  readonly ping_every_ms?: number;
  readonly ping_within_ms?: number;
}

export interface Resumed {
  readonly player_story_id: string;
  readonly epoch: string;
  readonly from_seq: number;
  readonly complete: boolean;
}

export interface GoingAway {
  readonly reconnect_after_ms: number;
}

/** Frames that the server sends, by type, as their JSON. */
export interface ServerFrames {
  AudioAnswer: AudioAnswer;
  UserInput: UserInput;
  GameOutput: GameOutput;
  EquipmentForging: EquipmentForging;
  CardModifierNotification: CardModifierNotification;
  TurnFailed: TurnFailed;
  Welcome: Welcome;
  Resumed: Resumed;
  GoingAway: GoingAway;
  Pong: object;
}
