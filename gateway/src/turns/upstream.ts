import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PlayTurnRequestSchema, TurnAudioChunk, TurnInput } from '@fabula/proto/moment/v1/moment_pb';

type Up = MessageInitShape<typeof PlayTurnRequestSchema>;
type Init<T> = Omit<T, '$typeName' | '$unknown'>;

/** A piece of speech. */
export type TurnChunk = Init<TurnAudioChunk>;

/** Where the messages of a turn go: one call of PlayTurn. */
export interface Sink {
  send(message: Up): void;
}

/** 60 s at 96 kHz, 16 bits: the most that one recording can be. */
const MOST_BYTES = 12 * 1024 * 1024;
/** 60 s in pieces of 20 ms, finer than any microphone gives: what is kept for each costs more than its sound. */
const MOST_CHUNKS = 3_000;

/**
 * All that a turn sends up, kept until the turn has ended, so that a call that broke off is made again with the same
 * input, and what the player says meanwhile is not lost.
 */
export class Upstream {
  /** By index, in the order in which they came. */
  private readonly chunks = new Map<number, TurnChunk>();
  private isOver = false;
  private bytes = 0;
  private stoppedAt: number | undefined;
  private sink: Sink | undefined;

  constructor(private readonly first: Init<TurnInput>) {}

  /** Sends all there is, and from now on what comes, to this call. */
  attach(sink: Sink, again: { readonly inputId: string | undefined } | undefined): void {
    this.sink = sink;
    sink.send({ message: { case: 'input', value: again ? this.sameAgain(again.inputId) : this.first } });
    for (const value of this.chunks.values()) sink.send({ message: { case: 'audioChunk', value } });
    if (this.stoppedAt !== undefined) this.sendStop(this.stoppedAt);
  }

  /** What comes after the last chunk, twice, or beyond a minute is dropped. Answers whether it was taken. */
  chunk(chunk: TurnChunk): boolean {
    if (this.isOver || this.chunks.has(chunk.index)) return false;
    const fits = this.bytes + chunk.audio.length <= MOST_BYTES && this.chunks.size + 1 < MOST_CHUNKS;
    const value = fits ? chunk : { index: chunk.index, last: true, audio: new Uint8Array(0) };
    this.isOver = value.last;
    this.bytes += value.audio.length;
    this.chunks.set(value.index, value);
    this.sink?.send({ message: { case: 'audioChunk', value } });
    return true;
  }

  stop(heardMs: number): void {
    this.stoppedAt = heardMs;
    this.sendStop(heardMs);
  }

  private sendStop(heardMs: number): void {
    this.sink?.send({ message: { case: 'stopSpeaking', value: { heardMs } } });
  }

  /**
   * The input of a second call. An input without an id may have been committed by the call that broke: with the id that
   * its frames bore, or said to be the first of its connection, it is known again.
   */
  private sameAgain(inputId: string | undefined): Init<TurnInput> {
    const { input } = this.first;
    if (!input || input.inputId) return this.first;
    if (inputId === undefined) return { ...this.first, firstOfConnection: true };
    return { ...this.first, input: { ...input, inputId } };
  }
}
