import type { WebSocket } from 'ws';

/** Above this the turn's stream is not read on (the protocol). */
const HIGH_WATER = 256 * 1024;
/** A frame goes out in pieces, so that a slow client is told from one that takes nothing. */
const PIECE = 64 * 1024;
/** Frames of turns that run elsewhere cannot be held back; this is where patience ends. */
const MOST = 12 * 1024 * 1024;

export interface OutgoingOptions {
  readonly socket: WebSocket;
  /** Milliseconds without a piece taken after which the client counts as gone. */
  readonly stallMs: number;
  readonly onStalled: () => void;
  /** Gets every change of the number of unsent bytes. */
  readonly onUnsent: (change: number) => void;
}

/** The one writer of a socket: frames leave whole and in order, and whoever makes them can wait for room. */
export class Outgoing {
  private readonly queue: Uint8Array[] = [];
  private unsent = 0;
  private writing = false;
  private closed = false;
  private waiting: { readonly below: number; readonly go: () => void }[] = [];
  private stall: NodeJS.Timeout | undefined;

  constructor(private readonly options: OutgoingOptions) {}

  send(frame: Uint8Array): void {
    if (this.closed) return;
    this.queue.push(frame);
    this.change(frame.length);
    if (this.unsent > MOST) this.options.onStalled();
    else this.write();
  }

  /** Resolves when less than 256 KiB are unsent, or the socket is gone. */
  writable(): Promise<void> {
    return this.below(HIGH_WATER);
  }

  /** Resolves when everything is sent, or the socket is gone. */
  flushed(): Promise<void> {
    return this.below(1);
  }

  close(): void {
    this.closed = true;
    this.queue.length = 0;
    clearTimeout(this.stall);
    this.change(-this.unsent);
  }

  private below(bytes: number): Promise<void> {
    if (this.closed || this.unsent < bytes) return Promise.resolve();
    return new Promise((go) => this.waiting.push({ below: bytes, go }));
  }

  private write(): void {
    const frame = this.writing || this.closed ? undefined : this.queue.shift();
    if (!frame) return;
    this.writing = true;
    this.writePiece(frame, 0);
  }

  private writePiece(frame: Uint8Array, from: number): void {
    const to = Math.min(from + PIECE, frame.length);
    const fin = to === frame.length;
    this.stall = setTimeout(this.options.onStalled, this.options.stallMs);
    this.options.socket.send(frame.subarray(from, to), { binary: true, fin }, (error) => {
      clearTimeout(this.stall);
      if (error || this.closed) return; // The socket's own close event ends this queue.
      this.change(from - to);
      if (!fin) return this.writePiece(frame, to);
      this.writing = false;
      this.write();
    });
  }

  private change(bytes: number): void {
    this.unsent += bytes;
    this.options.onUnsent(bytes);
    const ready = this.waiting.filter((waiter) => this.closed || this.unsent < waiter.below);
    this.waiting = this.waiting.filter((waiter) => !ready.includes(waiter));
    for (const waiter of ready) waiter.go();
  }
}
