import { Connection } from './connection.ts';
import { Reconnects } from './reconnect.ts';
import type { Wake } from './wake.ts';
import type { Clock, WireConstructor } from './wire.ts';

/** Close codes that the rules name. */
const TOKEN_EXPIRED = 4401;
const TAKEN_OVER = 4409;

export interface LifelineOptions {
  /** ws:// or wss://, up to and including /ws. */
  readonly url: string;
  readonly token: (options: { readonly renew: boolean }) => Promise<string>;
  readonly WebSocket: WireConstructor;
  readonly wake: Wake | undefined;
  readonly clock: Clock;
  readonly random: () => number;
  readonly onFrame: (bytes: Uint8Array) => void;
  /** A connection ended; `onAgain` or `onRest` says what follows. */
  readonly onLost: (code: number) => void;
  /** It will connect again. */
  readonly onAgain: () => void;
  /** It does not connect by itself any more. */
  readonly onRest: (why: 'taken_over' | 'lost') => void;
}

type State = 'idle' | 'opening' | 'open' | 'waiting';

/** Keeps one connection open: when to connect again, with which token, and when to give up. */
export class Lifeline {
  /** Counts the connections; what was sent on an earlier one may be lost. */
  number = 0;
  private readonly reconnects: Reconnects;
  private connection: Connection | undefined;
  private state: State = 'idle';
  private renew = false;
  private cancelPause: () => void = () => undefined;
  private stopWake: () => void = () => undefined;

  constructor(private readonly options: LifelineOptions) {
    this.reconnects = new Reconnects(options.random);
  }

  /** Connects; does nothing where it is connected or about to be. */
  start(): void {
    if (this.state !== 'idle') return;
    this.reconnects.reset();
    this.stopWake = this.options.wake?.(() => this.hurry()) ?? this.stopWake;
    this.open();
  }

  send(frames: readonly Uint8Array[]): void {
    this.connection?.send(frames);
  }

  /** The server has spoken. */
  welcomed(): void {
    this.state = 'open';
    this.renew = false;
    this.reconnects.reset();
  }

  /** The server told when to come back. */
  goingAway(afterMs: number): void {
    this.reconnects.goingAway(afterMs);
  }

  /** Online again, looked at again, or asked again: do not wait out the pause. */
  hurry(): void {
    if (this.state !== 'waiting') return;
    this.cancelPause();
    this.open();
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
      onFrame: (bytes) => connection === this.connection && onFrame(bytes),
      onClosed: (code) => connection === this.connection && this.closed(code),
    });
    this.connection = connection;
  }

  private closed(code: number): void {
    this.connection = undefined;
    // A refused upgrade looks like any other failure to a page: the token may be the reason.
    this.renew = code === TOKEN_EXPIRED || this.state === 'opening';
    this.options.onLost(code);
    if (code === TAKEN_OVER) this.giveUp('taken_over');
    else if (code === TOKEN_EXPIRED) this.again(0);
    else this.later();
  }

  private later(): void {
    const pause = this.reconnects.next();
    if (pause === undefined) this.giveUp('lost');
    else this.again(pause);
  }

  private again(pauseMs: number): void {
    this.state = 'waiting';
    this.options.onAgain();
    if (pauseMs === 0) this.open();
    else this.cancelPause = this.options.clock.after(pauseMs, () => this.open());
  }

  private giveUp(why: 'taken_over' | 'lost'): void {
    this.rest();
    this.options.onRest(why);
  }

  private rest(): void {
    this.cancelPause();
    this.stopWake();
    this.connection = undefined;
    this.state = 'idle';
  }
}
