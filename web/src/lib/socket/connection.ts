import type { Clock } from '../clock.ts';
import type { Wire, WireConstructor } from './wire.ts';

/** Milliseconds until a connection that says nothing is given up. */
const OPENING_MS = 15_000;
const NORMAL = 1000;

export interface ConnectionOptions {
  readonly url: string;
  readonly WebSocket: WireConstructor;
  readonly clock: Clock;
  readonly onFrame: (bytes: Uint8Array) => void;
  /** Called once, however the connection ends. */
  readonly onClosed: (code: number) => void;
}

/** 1006: closed without a word, as the browser names it. */
const ABNORMAL = 1006;

/** One WebSocket from its opening to its end. */
export class Connection {
  private readonly wire: Wire;
  private readonly cancelOpening: () => void;
  private ended = false;

  constructor(private readonly options: ConnectionOptions) {
    const { url, WebSocket, clock } = options;
    this.wire = new WebSocket(url);
    this.wire.binaryType = 'arraybuffer';
    this.wire.onmessage = ({ data }) => this.take(data);
    this.wire.onclose = ({ code }) => this.end(code);
    this.wire.onerror = () => undefined; // A close follows every error, and says what there is to know.
    this.cancelOpening = clock.after(OPENING_MS, () => this.abandon());
  }

  send(frames: readonly Uint8Array[]): void {
    for (const frame of frames) this.wire.send(frame as Uint8Array<ArrayBuffer>);
  }

  /** Ends it without waiting for the other side, which may be gone. */
  abandon(): void {
    this.end(ABNORMAL);
    this.wire.close();
  }

  close(): void {
    this.end(NORMAL);
    this.wire.close(NORMAL);
  }

  private take(data: unknown): void {
    this.cancelOpening();
    if (!this.ended && data instanceof ArrayBuffer) this.options.onFrame(new Uint8Array(data));
  }

  private end(code: number): void {
    if (this.ended) return;
    this.ended = true;
    this.cancelOpening();
    this.options.onClosed(code);
  }
}
