import { decodeFrame, encodeFrame } from '@fabula/proto/frames';
import type { Clock, Wire } from './wire.ts';

/** Time that passes when a test says so. */
export class TestClock implements Clock {
  private time = 0;
  private waits: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, call: () => void): () => void {
    const wait = { at: this.time + ms, call };
    this.waits.push(wait);
    return () => {
      this.waits = this.waits.filter((other) => other !== wait);
    };
  }

  /** Lets what comes due happen, in order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.waits.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.waits = this.waits.filter((wait) => wait !== due);
      this.time = Math.max(this.time, due.at);
      due.call();
    }
    this.time = end;
  }
}

/** The server's end of a connection, in a test's hands. */
export class TestWire implements Wire {
  static opened: TestWire[] = [];
  binaryType = '';
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;
  readonly sent: {
    readonly type: string;
    readonly json: Record<string, unknown>;
    readonly bytes?: string;
  }[] = [];
  closedWith: number | undefined;

  constructor(readonly url: string) {
    TestWire.opened.push(this);
  }

  send(data: Uint8Array): void {
    const { type, json, bytes } = decodeFrame(data);
    const body = bytes?.length ? { bytes: new TextDecoder().decode(bytes) } : {};
    this.sent.push({ type, json: JSON.parse(json) as Record<string, unknown>, ...body });
  }

  close(code = 1005): void {
    this.closedWith = code;
  }

  /** A frame from the server. */
  say(type: string, json: object | string, bytes?: Uint8Array): void {
    const frame = encodeFrame(type, typeof json === 'string' ? json : JSON.stringify(json), bytes);
    this.onmessage?.({ data: frame.slice().buffer });
  }

  /** The server, or the network, closes. */
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}
