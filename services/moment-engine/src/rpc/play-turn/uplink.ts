import type { PlayTurnRequest, TurnAudioChunk, TurnInput } from '@fabula/proto/moment/v1/moment_pb';
import { InputMissing, RecordingBroken } from '../../domain/errors.ts';

/** What the player's browser understood, and how sure it is of it, 0 to 1; 0 or absent: it does not tell. */
export type DeviceWords = Pick<TurnAudioChunk, 'deviceWords' | 'deviceConfidence'>;

/** What comes up during a turn, read to its end whether the turn waits for it or not. */
export class Uplink {
  private readonly chunks: TurnAudioChunk[] = [];
  private nextIndex = 0;
  private isOver = false;
  private words: DeviceWords | undefined;
  private wake: () => void = () => {};
  private onStop: () => void = () => {};
  private stopAsked = false;
  private readonly first: Promise<TurnInput>;

  constructor(requests: AsyncIterable<PlayTurnRequest>) {
    this.first = new Promise((resolve, reject) => {
      this.read(requests, resolve)
        .catch(reject)
        .finally(() => this.end(reject));
    });
    this.first.catch(() => this.wake());
  }

  /** The turn's input. Throws where something else came first, or nothing. */
  input(): Promise<TurnInput> {
    return this.first;
  }

  /** Called once the player wants to hear no more of the answer, also if that was said before. */
  stopped(listener: () => void): void {
    this.onStop = listener;
    if (this.stopAsked) listener();
  }

  /** What the player's browser understood of the recording: known once its last piece has come. */
  get byDevice(): DeviceWords | undefined {
    return this.words;
  }

  /** Pieces of the recording as they come, up to the last. Throws RecordingBroken where they stop for `patienceMs`. */
  async *recording(patienceMs: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    for (;;) {
      signal.throwIfAborted();
      const chunk = this.chunks.shift();
      if (chunk) yield chunk.audio;
      if (chunk?.last) return;
      if (!chunk) await this.more(patienceMs, signal);
    }
  }

  private async read(requests: AsyncIterable<PlayTurnRequest>, started: (input: TurnInput) => void) {
    let isFirst = true;
    for await (const { message } of requests) {
      if (isFirst && message.case !== 'input') throw new InputMissing();
      isFirst = false;
      if (message.case === 'input') started(message.value);
      if (message.case === 'audioChunk') this.take(message.value);
      if (message.case === 'stopSpeaking') this.stop();
    }
  }

  /** A piece that came before is the same piece again. */
  private take(chunk: TurnAudioChunk): void {
    if (chunk.index < this.nextIndex) return;
    this.nextIndex = chunk.index + 1;
    if (chunk.last) this.words = chunk;
    this.chunks.push(chunk);
    this.wake();
  }

  private stop(): void {
    this.stopAsked = true;
    this.onStop();
  }

  private end(reject: (error: unknown) => void): void {
    this.isOver = true;
    reject(new InputMissing());
    this.wake();
  }

  private async more(patienceMs: number, signal: AbortSignal): Promise<void> {
    if (this.isOver) throw new RecordingBroken();
    let timer: NodeJS.Timeout | undefined;
    let give: () => void = () => {};
    const late = await new Promise<boolean>((resolve) => {
      this.wake = () => resolve(false);
      give = () => resolve(false);
      signal.addEventListener('abort', give, { once: true });
      timer = setTimeout(() => resolve(true), patienceMs);
    });
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
    if (late) throw new RecordingBroken();
  }
}
