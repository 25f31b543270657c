import type { DeviceTranscript } from '../protocol/deviceTranscript.ts';
import type {
  AudioAnswer,
  CardModifierNotification,
  EquipmentForging,
  GameInput,
  GameOutput,
  TurnFailed,
  UserInput,
} from '../protocol/frames.ts';
import type { Status } from '../socket/events.ts';

export type Connection = Status;

export interface ChannelEvents {
  onConnection: (connection: Connection) => void;
  onAudio: (header: AudioAnswer, mp3: ArrayBuffer) => void;
  onTranscript: (transcript: UserInput) => void;
  onOutput: (output: GameOutput) => void;
  onForging: (forging: EquipmentForging) => void;
  onModifiers: (notification: CardModifierNotification) => void;
  onFailed: (failure: TurnFailed) => void;
  /** A text, and the failure of the turn that it is about, if it is about one. */
  onError: (message: string, failure: TurnFailed | undefined) => void;
  /** An input that was not answered yet is sent again. */
  onAgain: (inputId: string) => void;
  /** An input was not answered in time and is forgotten. */
  onDropped: (inputId: string) => void;
  /** What was missed is gone: the view must be fetched anew. */
  onStale: () => void;
}

export interface RecordedChunk {
  inputId: string;
  index: number;
  last: boolean;
  pcm: Uint8Array;
  /** With the last one: what the browser's recogniser understood of them all. */
  transcript?: DeviceTranscript | undefined;
}

/** The realtime connection of one player story, with its reconnects, its pending input and its replays inside. */
export interface GameChannel {
  send(input: GameInput, audio?: Uint8Array): void;
  sendChunk(chunk: RecordedChunk): void;
  stopSpeaking(inputId: string, heardMs: number): void;
  /** Sends a retryable input again. */
  retry(): void;
  /** Connects again after another page took over, or after the last attempt. */
  reconnect(): void;
  close(): void;
}
