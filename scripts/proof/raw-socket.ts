import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { decodeFrame, encodeFrame } from '@fabula/proto/frames';
import { WebSocket } from 'ws';

export interface RawFrame {
  readonly type: string;
  /** JSON as text; of ErrorMessage the text itself. */
  readonly json: string;
  /** What follows it in a frame that has a body. */
  readonly bytes?: Uint8Array | undefined;
}

/** A socket without the rules of the client, for what no client of ours sends. */
export class RawSocket {
  readonly frames: RawFrame[] = [];
  readonly closed: Promise<number>;
  private wake: () => void = () => {};
  private read = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const { type, json, bytes } = decodeFrame(data);
      this.frames.push({ type, json, bytes });
      this.wake();
    });
    this.closed = once(socket, 'close').then(([code]) => Number(code));
  }

  static async open(origin: string, token: string): Promise<RawSocket> {
    const socket = new RawSocket(new WebSocket(urlOf(origin, token)));
    await once(socket.socket, 'open');
    return socket;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(type: string, json: object | string, bytes?: Uint8Array): void {
    this.raw(encodeFrame(type, typeof json === 'string' ? json : JSON.stringify(json), bytes));
  }

  /** Resolves when the message is with the system; what cannot be sent any more is dropped. */
  raw(message: Uint8Array | string): Promise<void> {
    return new Promise((resolve) => this.socket.send(message, () => resolve()));
  }

  /** The next frame of one of these types that was not taken yet. */
  async next(...types: string[]): Promise<RawFrame> {
    for (;;) {
      const frame = this.frames[this.read];
      if (frame) this.read += 1;
      if (frame && types.includes(frame.type)) return frame;
      if (!frame)
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }

  close(): void {
    this.socket.terminate();
  }
}

/** How an upgrade is refused. Throws where it is not. */
export async function refusedUpgrade(origin: string, token: string | undefined) {
  const socket = new WebSocket(urlOf(origin, token));
  const opened = once(socket, 'open').then(() => {
    throw new Error('the socket was opened');
  });
  socket.on('error', () => socket.terminate());
  const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
  const [, response] = await Promise.race([refused, opened]);
  const body = JSON.parse(await text(response)) as { code: string; message: string };
  return { status: response.statusCode, ...body };
}

const urlOf = (origin: string, token: string | undefined) =>
  `${origin.replace(/^http/, 'ws')}/ws${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;
