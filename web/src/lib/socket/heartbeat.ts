import { encodeFrame } from '@fabula/proto/frames';
import type { Clock } from '../clock.ts';
import type { Welcome } from '../protocol/frames.ts';

const PING = encodeFrame('PING', '{}');
/** On a slow line one long sentence can keep an answer back: each line that was given up makes the next one's wait longer. */
const MOST_PATIENCE = 4;

export interface HeartbeatOptions {
  readonly clock: Clock;
  readonly send: (frames: readonly Uint8Array[]) => void;
  /** Nothing came in time: the line swallows what is sent. */
  readonly onDead: () => void;
}

/** Asks again and again whether the line lives; browsers tell pages nothing of the WebSocket's own pings. */
export class Heartbeat {
  private everyMs = 0;
  private withinMs = 0;
  private patience = 1;
  private isAsking = false;
  private cancel: () => void = () => undefined;

  constructor(private readonly options: HeartbeatOptions) {}

  /** A gateway that does not announce an answer is not asked: it would be an unknown frame to it. */
  start({ ping_every_ms = 0, ping_within_ms = 0 }: Welcome): void {
    this.stop();
    if (ping_every_ms <= 0 || ping_within_ms <= 0) return;
    this.everyMs = ping_every_ms;
    this.withinMs = ping_within_ms;
    this.rest();
  }

  /** A frame came, whichever. */
  frameCame(): void {
    if (!this.isAsking) return;
    this.patience = 1;
    this.rest();
  }

  /** Asks now. Answers whether this gateway can be asked. */
  probe(): boolean {
    if (this.everyMs > 0 && !this.isAsking) this.ask();
    return this.everyMs > 0;
  }

  stop(): void {
    this.cancel();
    this.everyMs = 0;
    this.isAsking = false;
  }

  private rest(): void {
    this.cancel();
    this.isAsking = false;
    this.cancel = this.options.clock.after(this.everyMs, () => this.ask());
  }

  private ask(): void {
    this.cancel();
    this.isAsking = true;
    this.cancel = this.options.clock.after(this.withinMs * this.patience, () => this.dead());
    this.options.send([PING]);
  }

  private dead(): void {
    this.patience = Math.min(this.patience * 2, MOST_PATIENCE);
    this.stop();
    this.options.onDead();
  }
}
