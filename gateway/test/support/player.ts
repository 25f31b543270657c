import { once } from 'node:events';
import { decodeFrame, encodeFrame, type Frame } from '@fabula/proto/frames';
import { WebSocket } from 'ws';

export interface Seen {
  readonly type: string;
  /** Parsed; the text itself of an ErrorMessage. */
  readonly json: Record<string, unknown>;
  readonly text: string;
  readonly bytes: Uint8Array | undefined;
}

/** A player's end of a real WebSocket, without the rules of the client. */
export class Player {
  readonly seen: Seen[] = [];
  readonly closed: Promise<number>;
  private read = 0;
  private wake: () => void = () => {};
  private isClosed = false;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.seen.push(seenOf(decodeFrame(data)));
      this.wake();
    });
    this.closed = once(socket, 'close').then(([code]) => {
      this.isClosed = true;
      this.wake();
      return Number(code);
    });
  }

  static async connect(port: number, token: string, headers: Record<string, string> = {}): Promise<Player> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${encodeURIComponent(token)}`, { headers });
    const player = new Player(socket);
    await once(socket, 'open');
    return player;
  }

  send(type: string, json: object | string, bytes?: Uint8Array): void {
    this.socket.send(encodeFrame(type, typeof json === 'string' ? json : JSON.stringify(json), bytes));
  }

  raw(bytes: Uint8Array | string): void {
    this.socket.send(bytes);
  }

  /** The next frame that was not taken yet. */
  async next(): Promise<Seen> {
    for (;;) {
      const frame = this.seen[this.read];
      if (frame) {
        this.read += 1;
        return frame;
      }
      if (this.isClosed) throw new Error('the socket closed before the next frame');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The next frame of this type; those before it are skipped. */
  async until(type: string): Promise<Seen> {
    for (;;) {
      const frame = await this.next();
      if (frame.type === type) return frame;
    }
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  /** As a phone does that loses its network. */
  vanish(): void {
    this.socket.terminate();
  }
}

function seenOf({ type, json, bytes }: Frame): Seen {
  const parsed = type === 'ErrorMessage' ? {} : (JSON.parse(json) as Record<string, unknown>);
  return { type, json: parsed, text: json, bytes };
}
