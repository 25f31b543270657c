import { encodeFrame } from '@fabula/proto/frames';
import type { DeviceTranscript } from '../protocol/deviceTranscript.ts';
import type { GameInput, SentInput } from '../protocol/frames.ts';

/** What fits into one frame beside its JSON; the server takes 4 MiB. */
const MOST_AUDIO_BYTES = 4 * 1024 * 1024 - 64 * 1024;
const CHUNK_BYTES = 1024 * 1024;

export interface Chunk {
  readonly index: number;
  readonly last: boolean;
  readonly audio: Uint8Array;
  /** With the last one: what the browser's recogniser understood of them all. */
  readonly transcript?: DeviceTranscript | undefined;
}

/** One input that was not answered yet, and all that it takes to send it again. */
export class PendingInput {
  /** The connection that its chunks go out on. */
  connection = 0;
  /** The server gave it up for now, and it was not sent again since. */
  hasFailed = false;
  /** When it was sent, or anything of it was heard, ms. */
  progressAt = 0;
  private readonly chunks: Chunk[] = [];

  constructor(
    readonly input: SentInput,
    private readonly audio: Uint8Array | undefined,
    /** Milliseconds, by the client's clock. */
    public since: number,
  ) {}

  get id(): string {
    return this.input.input_id;
  }

  /** Whether all of it is known: what is still being said cannot be sent as a whole. */
  get isWhole(): boolean {
    return !this.input.streaming || this.chunks.at(-1)?.last === true;
  }

  add(chunk: Chunk): void {
    this.chunks.push(chunk);
  }

  /** As it goes out the first time. */
  first(): Uint8Array[] {
    return [inputFrame(this.input, this.audio)];
  }

  /** As it goes out again: whole, in the place of its chunks. */
  again(): Uint8Array[] {
    if (!this.input.streaming) return this.first();
    const audio = joined(this.chunks.map((chunk) => chunk.audio));
    const transcript = this.chunks.at(-1)?.transcript;
    if (audio.length > MOST_AUDIO_BYTES)
      return [inputFrame(this.input), ...chunkFrames(this.id, audio, transcript)];
    const { streaming: _sentAsItCame, ...whole } = this.input;
    return [inputFrame({ ...whole, ...byDevice(transcript) }, audio)];
  }
}

export function chunkFrame(inputId: string, { index, last, audio, transcript }: Chunk): Uint8Array {
  const header = { input_id: inputId, index, last, ...byDevice(transcript) };
  return encodeFrame('AUDIO_CHUNK', JSON.stringify(header), audio);
}

function byDevice(transcript: DeviceTranscript | undefined) {
  if (!transcript) return {};
  const { words: device_words, confidence: device_confidence } = transcript;
  // A browser is free to tell what it likes; the server takes 0 to 1.
  const tells = device_confidence > 0 && device_confidence <= 1;
  return { device_words, ...(tells && { device_confidence }) };
}

function inputFrame(input: GameInput, audio?: Uint8Array): Uint8Array {
  return encodeFrame('USER_INPUT', JSON.stringify(input), audio);
}

function chunkFrames(inputId: string, audio: Uint8Array, transcript?: DeviceTranscript): Uint8Array[] {
  const count = Math.ceil(audio.length / CHUNK_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const piece = audio.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
    const last = index === count - 1;
    return chunkFrame(inputId, { index, last, audio: piece, transcript: last ? transcript : undefined });
  });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
