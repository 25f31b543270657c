import { canRecord } from '../audio/canRecord.ts';
import type { PageAudio } from '../audio/pageAudio.ts';
import type { GameChannel } from './channel.ts';
import type { GameInput } from './frames.ts';
import { Listening } from './listening.ts';

export class RecordingUnsupported extends Error {
  override readonly name = 'RecordingUnsupported';
}

export interface RecorderHost {
  audio: PageAudio;
  channel: () => Pick<GameChannel, 'send' | 'sendChunk'>;
  /** RMS of what is heard, 0 to 1. */
  onLevel: (level: number) => void;
  onBegun: () => void;
  /** All of it was said; `isAnswered`: the server has settled it before its end. */
  onSaid: (isAnswered: boolean) => void;
}

type Recorded = GameInput & { input_id: string };

/** The player's voice as an answer: what is said goes out while it is spoken. */
export class Recorder {
  readonly #host: RecorderHost;
  readonly #listening: Listening;
  /** The input that is being recorded. */
  #inputId: string | undefined;

  constructor(host: RecorderHost) {
    this.#host = host;
    this.#listening = new Listening(host.audio);
  }

  get isRecording(): boolean {
    return this.#inputId !== undefined;
  }

  /** Does nothing while it records, or asks to. Throws RecordingUnsupported, or what the browser throws on refusal. */
  async record(input: Recorded): Promise<void> {
    if (!canRecord()) throw new RecordingUnsupported();
    if (this.isRecording || this.#listening.isOpening) return;
    const inputId = input.input_id;
    let index = 0;
    const onChunk = (pcm: Uint8Array, last: boolean) => {
      const channel = this.#host.channel();
      if (index === 0) channel.send(input);
      channel.sendChunk({ inputId, index: index++, last, pcm });
      if (last) this.#said(inputId);
    };
    if (!(await this.#listening.start({ onChunk, onLevel: this.#host.onLevel }))) return;
    this.#inputId = inputId;
    this.#host.onBegun();
  }

  /** The last of it follows at once. Where the player is still asked for the microphone, nothing is recorded. */
  stop(): void {
    this.#listening.stop();
  }

  /** The game goes on another way: an answer that would begin once the microphone is granted does not. */
  callOff(): void {
    if (!this.isRecording) this.#listening.stop();
  }

  /** What is still being recorded may be refused, or answered (a minute's speech is used up): then it ends there. */
  settle(inputId: string): void {
    if (inputId !== this.#inputId) return;
    this.#inputId = undefined;
    this.#listening.stop();
  }

  close(): void {
    this.#listening.close();
  }

  #said(inputId: string): void {
    const isAnswered = inputId !== this.#inputId;
    if (!isAnswered) this.#inputId = undefined;
    this.#host.onSaid(isAnswered);
  }
}
