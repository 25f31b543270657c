import { encodeFrame } from '@fabula/proto/frames';
import { Connection } from './connection.ts';
import { Emitter } from './emitter.ts';
import type { SocketEvents, Status } from './events.ts';
import type { GameInput } from './frames.ts';
import { newInputId } from './inputId.ts';
import { Outbox } from './outbox.ts';
import { type Chunk, chunkFrame, type PendingInput } from './pendingInput.ts';
import { Position } from './position.ts';
import { Reader } from './reader.ts';
import { Reconnects } from './reconnect.ts';
import type { Wake } from './wake.ts';
import { type Clock, realClock, type WireConstructor } from './wire.ts';

/** Close codes that the rules name. */
const TOO_LARGE = 1009;
const TOKEN_EXPIRED = 4401;
const TAKEN_OVER = 4409;
/** Milliseconds: replayed frames follow Resumed at once, and may hold the answer that would else be asked for again. */
const REPLAY_MS = 250;
/** Milliseconds that RESUME may go unanswered. */
const RESUME_MS = 10_000;

export interface FabulaSocketOptions {
  /** ws:// or wss://, up to and including /ws. */
  readonly url: string;
  /** An access token; a new one when `renew` is set. */
  readonly token: (options: { readonly renew: boolean }) => Promise<string>;
  readonly WebSocket: WireConstructor;
  readonly wake?: Wake;
  readonly clock?: Clock;
  /** 0 to 1. */
  readonly random?: () => number;
  /** The W3C traceparent of the page's current span. */
  readonly traceparent?: () => string | undefined;
}

/** What is sent without an id gets one. */
export type NewInput = Omit<GameInput, 'input_id'> & { readonly input_id?: string };

type State = 'idle' | 'opening' | 'resuming' | 'ready' | 'waiting';

/** The realtime connection of one game screen: it reconnects, resumes, and sends again what was not answered. */
export class FabulaSocket extends Emitter<SocketEvents> {
  private readonly clock: Clock;
  private readonly reconnects: Reconnects;
  private readonly outbox: Outbox;
  private readonly position = new Position();
  private readonly reader: Reader;
  private connection: Connection | undefined;
  private connections = 0;
  private state: State = 'idle';
  private status: Status = 'disconnected';
  private renew = false;
  private story: string | undefined;
  /** A page that has sent nothing yet has missed nothing. */
  private hasSent = false;
  private timer: () => void = () => undefined;
  private stopWake: () => void = () => undefined;
  private readonly stops = new Map<string, number>();

  constructor(private readonly options: FabulaSocketOptions) {
    super();
    this.clock = options.clock ?? realClock;
    this.reconnects = new Reconnects(options.random ?? Math.random);
    this.outbox = new Outbox(() => this.clock.now());
    this.reader = new Reader({
      events: this,
      outbox: this.outbox,
      position: this.position,
      onWelcome: () => this.welcomed(),
      onResumed: () => this.wait(REPLAY_MS, () => this.ready()),
      onGoingAway: (afterMs) => this.reconnects.goingAway(afterMs),
    });
  }

  /** Connects; does nothing where it is connected or about to be. */
  connect(): void {
    if (this.state !== 'idle') return;
    this.reconnects.reset();
    this.stopWake = this.options.wake?.(() => this.hurry()) ?? this.stopWake;
    this.open();
  }

  /** Takes the story back from the page that took it over. */
  takeBack(): void {
    this.connect();
  }

  /** Sends an input and keeps it until it is answered. Answers its id. */
  sendInput(input: NewInput, audio?: Uint8Array): string {
    const traceparent = this.options.traceparent?.();
    const id = input.input_id ?? startId(input) ?? newInputId();
    const whole = { ...input, input_id: id, ...(traceparent !== undefined && { traceparent }) };
    this.story = input.player_story_id;
    const pending = this.outbox.add(whole, audio);
    if (this.state === 'ready') this.sendFirst(pending);
    return id;
  }

  /** A piece of an input with `streaming: true`. What cannot go out now is kept and sent as a whole. */
  sendChunk(inputId: string, chunk: Chunk): void {
    const pending = this.outbox.chunk(inputId, chunk);
    if (!pending || this.state !== 'ready') return;
    if (pending.connection === this.connections) this.connection?.send([chunkFrame(inputId, chunk)]);
    else if (pending.isWhole) this.sendAgain(pending);
  }

  /** The player skipped or spoke over an answer, or has heard it to its end. */
  stopSpeaking(inputId: string, heardMs: number): void {
    this.stops.set(inputId, Math.round(heardMs));
    if (this.state === 'ready') this.sendStops();
  }

  /** Sends what was not answered again: the player asked for it. */
  retry(): void {
    if (this.state === 'ready') this.sendPending();
    else this.hurry();
  }

  /** A fresh token of the same player. */
  refreshToken(accessToken: string): void {
    if (this.state !== 'ready' && this.state !== 'resuming') return;
    this.connection?.send([encodeFrame('TOKEN', JSON.stringify({ access_token: accessToken }))]);
  }

  close(): void {
    const { connection } = this;
    this.rest('disconnected');
    connection?.close();
  }

  private open(): void {
    this.state = 'opening';
    this.connections += 1;
    const n = this.connections;
    this.options.token({ renew: this.renew }).then(
      (token) => n === this.connections && this.state === 'opening' && this.openWith(token),
      () => n === this.connections && this.state === 'opening' && this.retryLater(),
    );
  }

  private openWith(token: string): void {
    const { url, WebSocket } = this.options;
    const connection: Connection = new Connection({
      url: `${url}?token=${encodeURIComponent(token)}`,
      WebSocket,
      clock: this.clock,
      onFrame: (bytes) => connection === this.connection && this.reader.read(bytes),
      onClosed: (code) => connection === this.connection && this.closed(code),
    });
    this.connection = connection;
  }

  private welcomed(): void {
    this.reconnects.reset();
    this.renew = false;
    if (this.story !== undefined && this.hasSent) this.resume(this.story);
    else this.ready();
  }

  private resume(story: string): void {
    this.state = 'resuming';
    const resume = { player_story_id: story, ...this.position.last };
    this.connection?.send([encodeFrame('RESUME', JSON.stringify(resume))]);
    this.wait(RESUME_MS, () => this.connection?.abandon());
  }

  private ready(): void {
    this.timer();
    this.state = 'ready';
    this.sendPending();
    this.sendStops();
    this.tell('connected');
  }

  private closed(code: number): void {
    this.connection = undefined;
    this.timer();
    // A refused upgrade looks like any other failure to a page: the token may be the reason.
    this.renew = code === TOKEN_EXPIRED || this.state === 'opening';
    if (code === TOO_LARGE) this.dropNewest();
    if (code === TAKEN_OVER) this.rest('taken_over');
    else if (code === TOKEN_EXPIRED) this.openAgain();
    else this.retryLater();
  }

  private openAgain(): void {
    this.tell('reconnecting');
    this.open();
  }

  private dropNewest(): void {
    const dropped = this.outbox.dropNewest();
    if (dropped !== undefined) this.emit('dropped', dropped);
  }

  private retryLater(): void {
    const pause = this.reconnects.next();
    if (pause === undefined) {
      this.rest('lost');
      return;
    }
    this.state = 'waiting';
    this.tell('reconnecting');
    this.wait(pause, () => this.open());
  }

  /** Online again, or looked at again: do not wait out the pause. */
  private hurry(): void {
    if (this.state !== 'waiting') return;
    this.timer();
    this.open();
  }

  private rest(status: Status): void {
    this.timer();
    this.stopWake();
    this.connection = undefined;
    this.state = 'idle';
    this.tell(status);
  }

  private sendPending(): void {
    const { again, dropped } = this.outbox.toSendAgain();
    for (const id of dropped) this.emit('dropped', id);
    for (const pending of again) this.sendAgain(pending);
  }

  private sendFirst(pending: PendingInput): void {
    this.send(pending, pending.first());
  }

  private sendAgain(pending: PendingInput): void {
    this.send(pending, pending.again());
  }

  private send(pending: PendingInput, frames: readonly Uint8Array[]): void {
    pending.connection = this.connections;
    this.hasSent = true;
    this.connection?.send(frames);
  }

  private sendStops(): void {
    for (const [input_id, heard_ms] of this.stops)
      this.connection?.send([encodeFrame('STOP_SPEAKING', JSON.stringify({ input_id, heard_ms }))]);
    this.stops.clear();
  }

  private wait(ms: number, call: () => void): void {
    this.timer();
    this.timer = this.clock.after(ms, call);
  }

  private tell(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.emit('status', status);
  }
}

/** A start's id is its moment's. */
function startId({ kind, player_moment_id }: NewInput): string | undefined {
  return kind === 'start_moment' ? player_moment_id : undefined;
}
