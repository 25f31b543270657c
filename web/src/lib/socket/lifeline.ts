import type { Clock } from '../clock.ts';
import type { Welcome } from '../protocol/frames.ts';
import { Connection } from './connection.ts';
import type { Status } from './events.ts';
import { Heartbeat } from './heartbeat.ts';
import type { WireConstructor } from './wire.ts';

/** Milliseconds between two attempts; the protocol's rules. */
const PAUSE_MS = 5_000;
const JITTER_MS = 1_000;
const MOST_ATTEMPTS = 50;
/** Milliseconds after which a connection counts as one that held: when it breaks, another gateway may stand beside its own. */
const HELD_MS = 10_000;
/** Close codes that the rules name. */
const TOKEN_EXPIRED = 4401;
const TAKEN_OVER = 4409;
const TOO_MUCH = 1008;
/** A page that is sent away for too much comes back after so long, ms: what was too much then may not be any more. */
const SENT_AWAY_MS = 60_000;
/** As the browser names an end without a word of the server. */
const LEFT = 1006;
/** Milliseconds for which the network may still deliver what was sent on a connection that was left. */
const STRAY_MS = 60_000;

/** Why it does not connect by itself any more. */
type Rest = Extract<Status, 'taken_over' | 'refused' | 'lost'>;

/** Calls back when the device is online again, or the page is looked at again. The answer ends it. */
export type Wake = (call: () => void) => () => void;

export interface LifelineOptions {
  /** ws:// or wss://, up to and including /ws. */
  readonly url: string;
  /** An access token; a new one when `renew` is set. */
  readonly token: (options: { readonly renew: boolean }) => Promise<string>;
  readonly WebSocket: WireConstructor;
  readonly wake?: Wake;
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
  readonly onFrame: (bytes: Uint8Array) => void;
  /** A connection ended; `onStatus` says what follows. */
  readonly onLost: (code: number) => void;
  /** It will connect again, or why it does not. */
  readonly onStatus: (status: 'reconnecting' | Rest) => void;
}

/** `resting`: it waits out a time that nothing but the player shortens. */
type State = 'idle' | 'opening' | 'open' | 'waiting' | 'resting';

/** Keeps one connection open: when to connect again, with which token, and when to give up. */
export class Lifeline {
  /** Counts the connections; what was sent on an earlier one may be lost. */
  number = 0;
  private connection: Connection | undefined;
  private state: State = 'idle';
  private renew = false;
  /** Since the server has spoken, or the player has asked for it. */
  private attempts = 0;
  private goingAwayMs: number | undefined;
  private readonly heartbeat: Heartbeat;
  /** The connection died without a word of the network: another one may get through at once. */
  private isDead = false;
  /** Since when the server speaks on this connection. */
  private welcomedAt: number | undefined;
  /** When connections of this page ended without a word. */
  private left: number[] = [];
  private cancelPause: () => void = () => undefined;
  private stopWake: () => void = () => undefined;

  constructor(private readonly options: LifelineOptions) {
    this.heartbeat = new Heartbeat({
      clock: options.clock,
      send: (frames) => this.send(frames),
      onDead: () => this.leave(),
    });
  }

  /** Connects; does nothing where it is connected or about to be. */
  start(): void {
    if (this.state === 'resting') this.rest();
    if (this.state !== 'idle') return;
    this.attempts = 0;
    this.stopWake = this.options.wake?.(() => this.woken()) ?? this.stopWake;
    this.open();
  }

  send(frames: readonly Uint8Array[]): void {
    this.connection?.send(frames);
  }

  /** The server has spoken. */
  welcomed(welcome: Welcome): void {
    this.state = 'open';
    this.renew = false;
    this.attempts = 0;
    this.welcomedAt = this.options.clock.now();
    this.heartbeat.start(welcome);
  }

  /** The server told when to come back. */
  goingAway(afterMs: number): void {
    this.goingAwayMs = afterMs;
  }

  /** Asked again: do not wait out the pause. */
  hurry(): void {
    if (this.state !== 'waiting') return;
    this.cancelPause();
    this.open();
  }

  /** Too long without a word: asks whether the line lives, and leaves one that cannot be asked. */
  doubt(): void {
    if (this.state === 'open' && !this.heartbeat.probe()) this.leave();
  }

  /** This connection is of no use; another one may be. */
  abandon(): void {
    this.connection?.abandon();
  }

  close(): void {
    const { connection } = this;
    this.rest();
    connection?.close();
  }

  /** Online again, or looked at again: what was open may be dead by now. */
  private woken(): void {
    if (this.state === 'open') this.heartbeat.probe();
    else this.hurry();
  }

  private leave(): void {
    this.isDead = true;
    this.abandon();
  }

  private open(): void {
    this.state = 'opening';
    this.number += 1;
    const n = this.number;
    const isMine = () => n === this.number && this.state === 'opening';
    this.options.token({ renew: this.renew }).then(
      (token) => isMine() && this.openWith(token),
      () => isMine() && this.later(),
    );
  }

  private openWith(token: string): void {
    const { url, WebSocket, clock, onFrame } = this.options;
    const connection: Connection = new Connection({
      url: `${url}?token=${encodeURIComponent(token)}`,
      WebSocket,
      clock,
      onFrame: (bytes) => {
        if (connection !== this.connection) return;
        this.heartbeat.frameCame();
        onFrame(bytes);
      },
      onClosed: (code) => connection === this.connection && this.closed(code),
    });
    this.connection = connection;
  }

  private closed(code: number): void {
    this.connection = undefined;
    this.heartbeat.stop();
    const { isDead } = this;
    this.isDead = false;
    const held = this.heldMs();
    // A refused upgrade looks like any other failure to a page: the token may be the reason.
    this.renew = code === TOKEN_EXPIRED || this.state === 'opening';
    this.options.onLost(code);
    if (code === LEFT) this.left.push(this.options.clock.now());
    if (code === TOO_MUCH) this.sentAway();
    else if (code === TAKEN_OVER && !this.mayBeOwn()) this.giveUp('taken_over');
    else if (code === TAKEN_OVER || code === TOKEN_EXPIRED || isDead) this.again(0);
    else if (code === LEFT && held >= HELD_MS) this.again(this.jitter());
    else this.later();
  }

  /** Milliseconds for which the server has spoken on the connection that has ended. */
  private heldMs(): number {
    const since = this.welcomedAt;
    this.welcomedAt = undefined;
    return since === undefined ? 0 : this.options.clock.now() - since;
  }

  /** Milliseconds by which those of one gateway come back one after the other. */
  private jitter(): number {
    return this.options.random() * JITTER_MS;
  }

  /**
   * Whether it may be this page that took the story over, by what was sent on a connection that it has left and came late.
   * Each of those does so once: another page keeps it at the second try.
   */
  private mayBeOwn(): boolean {
    const since = this.options.clock.now() - STRAY_MS;
    this.left = this.left.filter((at) => at > since);
    return this.left.shift() !== undefined;
  }

  private later(): void {
    if (this.attempts >= MOST_ATTEMPTS) {
      this.giveUp('lost');
      return;
    }
    this.attempts += 1;
    const pause = this.goingAwayMs ?? PAUSE_MS + this.jitter();
    this.goingAwayMs = undefined;
    this.again(pause);
  }

  private again(pauseMs: number): void {
    this.state = 'waiting';
    this.options.onStatus('reconnecting');
    if (pauseMs === 0) this.open();
    else this.cancelPause = this.options.clock.after(pauseMs, () => this.open());
  }

  private sentAway(): void {
    this.state = 'resting';
    this.options.onStatus('refused');
    this.cancelPause = this.options.clock.after(SENT_AWAY_MS, () => this.open());
  }

  private giveUp(why: Rest): void {
    this.rest();
    this.options.onStatus(why);
  }

  private rest(): void {
    this.cancelPause();
    this.stopWake();
    this.heartbeat.stop();
    this.connection = undefined;
    this.state = 'idle';
  }
}
