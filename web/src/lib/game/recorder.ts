import type { Chunk, GameChannel } from '../channel/channel.ts';
import type { DeviceTranscript } from '../protocol/deviceTranscript.ts';
import type { SentInput } from '../protocol/frames.ts';
import { Listening } from '../voice/microphone/listening.ts';
import type { PageAudio } from '../voice/sound/pageAudio.ts';

export class RecordingUnsupported extends Error {
  override readonly name = 'RecordingUnsupported';
}

/** A recogniser that hears the same as the microphone. */
export interface WordsBeside {
  /** What it understood of all that was said; no words where there are none in time. */
  finish(): Promise<DeviceTranscript>;
  close(): void;
}

export interface RecorderHost {
  audio: PageAudio;
  channel: Pick<GameChannel, 'sendInput' | 'sendChunk'>;
  /** RMS of what is heard, 0 to 1. */
  onLevel: (level: number) => void;
  onBegun: (inputId: string) => void;
  /** The browser's own recogniser beside the recording, where the player wants it; it tells words while they are said. */
  listenBeside: () => WordsBeside | undefined;
  /** All of it was said. */
  onSaid: (inputId: string) => void;
}

/** The player's voice as an answer: what is said goes out while it is spoken. When it may begin, the turn says. */
export class Recorder {
  readonly #host: RecorderHost;
  readonly #listening: Listening;
  #beside: WordsBeside | undefined;

  constructor(host: RecorderHost) {
    this.#host = host;
    this.#listening = new Listening(host.audio);
  }

  /** Records nothing where it is stopped before the microphone is granted. Throws what the browser throws on refusal. */
  async record(input: SentInput): Promise<void> {
    const inputId = input.input_id;
    let index = 0;
    const onChunk = (audio: Uint8Array, last: boolean) => {
      const { channel } = this.#host;
      if (index === 0) channel.sendInput(input);
      const chunk = { index: index++, last, audio };
      if (last) void this.#sendLast(inputId, chunk);
      else channel.sendChunk(inputId, chunk);
    };
    if (!(await this.#listening.start({ onChunk, onLevel: this.#host.onLevel }))) return;
    this.#host.onBegun(inputId);
    this.#beside = this.#host.listenBeside();
  }

  /** With its words, where the browser has any: they are waited for, and the recording goes up without them too. */
  async #sendLast(inputId: string, chunk: Chunk): Promise<void> {
    const beside = this.#beside;
    this.#beside = undefined;
    const { channel } = this.#host;
    if (!beside) channel.sendChunk(inputId, chunk);
    this.#host.onSaid(inputId);
    if (!beside) return;
    const transcript = await beside.finish();
    channel.sendChunk(inputId, transcript.words ? { ...chunk, transcript } : chunk);
  }

  /** The last of it follows at once. Where the player is still asked for the microphone, nothing is recorded. */
  stop(): void {
    this.#listening.stop();
  }

  close(): void {
    this.#beside?.close();
    this.#listening.stop();
  }
}
