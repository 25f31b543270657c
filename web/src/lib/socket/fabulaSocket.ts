import { encodeFrame } from '@fabula/proto/frames';
import { type Clock, realClock } from '../clock.ts';
import type { SentInput, Welcome } from '../protocol/frames.ts';
import { Emitter } from './emitter.ts';
import type { SocketEvents, Status } from './events.ts';
import { Lifeline, type LifelineOptions } from './lifeline.ts';
import { Outbox } from './outbox.ts';
import { type Chunk, chunkFrame, type PendingInput } from './pendingInput.ts';
import { Position } from './position.ts';
import { Reader } from './reader.ts';

/** The close code of a frame that the server does not take for its size. */
const TOO_LARGE = 1009;
/** Milliseconds: replayed frames follow Resumed at once, and may hold the answer that would else be asked for again. */
const REPLAY_MS = 250;
/** Milliseconds between two looks at what was not answered. */
const LOOK_MS = 5_000;
/** Milliseconds that RESUME may go unanswered. */
const RESUME_MS = 10_000;
/** Milliseconds between two renewals of a token that was refused: one that is refused when it is new is not renewed for ever. */
const RENEWED_MS = 30_000;

export interface FabulaSocketOptions
  extends Pick<LifelineOptions, 'url' | 'token' | 'WebSocket' | 'wake'>,
    Partial<Pick<LifelineOptions, 'clock' | 'random'>> {
  /** Calls back with each fresh token of the same player. The answer ends it. */
  readonly onToken?: (call: (token: string) => void) => () => void;
  /** The W3C traceparent of the page's current span. */
  readonly traceparent?: () => string | undefined;
}

type State = 'away' | 'resuming' | 'ready';

/** The realtime connection of one game screen: it reconnects, resumes, and sends again what was not answered. */
export class FabulaSocket extends Emitter<SocketEvents> {
  private readonly clock: Clock;
  private readonly outbox: Outbox;
  private readonly position = new Position();
  private readonly reader: Reader;
  private readonly line: Lifeline;
  private readonly stops = new Map<string, number>();
  private state: State = 'away';
  private status: Status = 'disconnected';
  /** Of what was sent; a page that has sent nothing yet has missed nothing. */
  private story: string | undefined;
  private cancelWait: () => void = () => undefined;
  private renewedAt: number | undefined;
  private readonly stopTokens: (() => void) | undefined;

  constructor(private readonly options: FabulaSocketOptions) {
    super();
    this.clock = options.clock ?? realClock;
    this.outbox = new Outbox(
      () => this.clock.now(),
      (inputId) => this.emit('dropped', inputId),
    );
    this.reader = new Reader({
      events: this,
      outbox: this.outbox,
      position: this.position,
      onWelcome: (welcome) => this.welcomed(welcome),
      onResumed: () => this.wait(REPLAY_MS, () => this.ready()),
      onGoingAway: (afterMs) => this.line.goingAway(afterMs),
      onTokenRefused: (tell) => this.renewToken(tell),
    });
    this.line = new Lifeline({
      ...options,
      clock: this.clock,
      random: options.random ?? Math.random,
      onFrame: (bytes) => this.reader.read(bytes),
      onLost: (code) => this.lost(code),
      onStatus: (status) => this.tell(status),
    });
    this.stopTokens = options.onToken?.((token) => this.refreshToken(token));
  }

  /** Connects, also after another page took the story over; does nothing where it is connected or about to be. */
  connect(): void {
    this.line.start();
  }

  /** Sends an input and keeps it until it is answered. */
  sendInput(input: SentInput, audio?: Uint8Array): void {
    const traceparent = this.options.traceparent?.();
    const whole = { ...input, ...(traceparent !== undefined && { traceparent }) };
    // Only a start is asked for anew under the id that it had.
    if (input.kind === 'start_moment') this.reader.expect(input.input_id);
    const pending = this.outbox.add(whole, audio);
    if (this.state === 'ready') this.send(pending, pending.first());
  }

  /** A piece of an input with `streaming: true`. What cannot go out now is kept and sent as a whole. */
  sendChunk(inputId: string, chunk: Chunk): void {
    const pending = this.outbox.chunk(inputId, chunk);
    if (!pending || this.state !== 'ready') return;
    if (pending.connection === this.line.number) this.line.send([chunkFrame(inputId, chunk)]);
    else if (pending.isWhole) this.send(pending, pending.again());
  }

  /** The player skipped or spoke over an answer, or has heard it to its end. */
  stopSpeaking(inputId: string, heardMs: number): void {
    this.stops.set(inputId, Math.round(heardMs));
    if (this.state === 'ready') this.sendStops();
  }

  /** Sends what was not answered again: the player asked for it. */
  retry(): void {
    if (this.state === 'ready') this.sendPending();
    else this.line.hurry();
  }

  /** A device that slept has a token that ended meanwhile. Where there is no other one for now, `tell` says so. */
  private renewToken(tell: () => void): boolean {
    const now = this.clock.now();
    if (this.renewedAt !== undefined && now - this.renewedAt < RENEWED_MS) return false;
    this.renewedAt = now;
    this.options.token({ renew: true }).then(
      (token) => {
        this.refreshToken(token);
        this.retry();
      },
      () => {
        this.renewedAt = undefined;
        tell();
      },
    );
    return true;
  }

  private refreshToken(accessToken: string): void {
    if (this.state === 'away') return;
    this.line.send([encodeFrame('TOKEN', JSON.stringify({ access_token: accessToken }))]);
  }

  close(): void {
    this.stopTokens?.();
    this.cancelWait();
    this.state = 'away';
    this.line.close();
    this.tell('disconnected');
  }

  private welcomed(welcome: Welcome): void {
    this.line.welcomed(welcome);
    if (this.story !== undefined) this.resume(this.story);
    else this.ready();
  }

  private resume(story: string): void {
    this.state = 'resuming';
    const resume = { player_story_id: story, ...this.position.last };
    this.line.send([encodeFrame('RESUME', JSON.stringify(resume))]);
    this.wait(RESUME_MS, () => this.line.abandon());
  }

  private ready(): void {
    this.cancelWait();
    this.state = 'ready';
    this.sendPending();
    this.sendStops();
    this.tell('connected');
    this.wait(LOOK_MS, () => this.look());
  }

  /** Nothing waits for ever: the line is asked, and what comes to nothing is told. */
  private look(): void {
    this.wait(LOOK_MS, () => this.look());
    if (this.outbox.isQuiet()) this.line.doubt();
  }

  private lost(code: number): void {
    this.cancelWait();
    this.state = 'away';
    if (code === TOO_LARGE) this.outbox.dropNewest();
  }

  private sendPending(): void {
    for (const pending of this.outbox.toSendAgain()) {
      const wasSent = pending.connection > 0;
      this.send(pending, pending.again());
      if (wasSent) this.emit('again', pending.id);
    }
  }

  private send(pending: PendingInput, frames: readonly Uint8Array[]): void {
    this.outbox.sent(pending, this.line.number);
    this.story = pending.input.player_story_id;
    this.line.send(frames);
  }

  private sendStops(): void {
    for (const [input_id, heard_ms] of this.stops)
      this.line.send([encodeFrame('STOP_SPEAKING', JSON.stringify({ input_id, heard_ms }))]);
    this.stops.clear();
  }

  private wait(ms: number, call: () => void): void {
    this.cancelWait();
    this.cancelWait = this.clock.after(ms, call);
  }

  private tell(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.emit('status', status);
  }
}
