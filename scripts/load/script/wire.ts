import type { Wire, WireConstructor } from '@fabula/web/lib/socket/wire';
import { type BinaryType, WebSocket } from 'k6/websockets';

/** As browsers name an end without a word of the server. */
const ABNORMAL = 1006;
const OPEN = 1;

/** The WebSocket of k6 as the page's own client wants one. */
class K6Wire implements Wire {
  binaryType = 'arraybuffer';
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  onerror: Wire['onerror'] = null;
  private readonly socket: WebSocket;
  private isOver = false;

  constructor(url: string) {
    // The address has the token in it: it is no name for a figure.
    this.socket = new WebSocket(url, null, { tags: { name: '/ws' } });
    this.socket.binaryType = 'arraybuffer' as BinaryType;
    this.socket.addEventListener('message', (event) => {
      if (!this.isOver && 'data' in event) this.onmessage?.({ data: event.data });
    });
    this.socket.addEventListener('close', (event) => this.end((event as { code?: number }).code ?? ABNORMAL));
  }

  send(data: Uint8Array<ArrayBuffer>): void {
    if (this.socket.readyState === OPEN) this.socket.send(data);
  }

  close(code?: number): void {
    this.socket.close(code);
  }

  /** The line is gone: nothing comes through any more, and the client is told so at once. */
  drop(): void {
    this.socket.close();
    this.end(ABNORMAL);
  }

  private end(code: number): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onclose?.({ code });
  }
}

/** Where a player's connections run through, so that they can be dropped. */
export class Line {
  readonly Wire: WireConstructor;
  private current: K6Wire | undefined;

  constructor() {
    const keep = (wire: K6Wire) => {
      this.current = wire;
    };
    this.Wire = class extends K6Wire {
      constructor(url: string) {
        super(url);
        keep(this);
      }
    };
  }

  drop(): void {
    this.current?.drop();
  }
}
