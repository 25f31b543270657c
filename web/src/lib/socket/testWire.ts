import { decodeFrame, encodeFrame } from '@fabula/proto/frames';
import type { Wire } from './wire.ts';

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
