import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface SlowSendersOptions {
  readonly origin: string;
  readonly path: string;
  readonly count: number;
  /** Which of this machine's addresses they have, e.g. 127.0.0.2. */
  readonly from: string;
}

const BYTE_MS = 2_000;

/** Clients that begin a POST and send a byte of its body now and then: nothing that waits for silence ends them. */
export class SlowSenders {
  private readonly open = new Set<Socket>();
  private readonly news = new EventEmitter();
  private readonly dripping = setInterval(() => this.drip(), BYTE_MS);

  /** Resolves when each of them was told to send its body, or was turned away. */
  static async open(options: SlowSendersOptions): Promise<SlowSenders> {
    const senders = new SlowSenders();
    await Promise.all(Array.from({ length: options.count }, () => senders.begin(options)));
    return senders;
  }

  /** Resolves when no more than so many are still connected. */
  async untilLeft(count: number): Promise<void> {
    while (this.open.size > count) await once(this.news, 'closed');
  }

  async close(): Promise<void> {
    clearInterval(this.dripping);
    for (const socket of this.open) socket.destroy();
    await this.untilLeft(0);
  }

  private drip(): void {
    for (const socket of this.open) if (socket.writable) socket.write('g');
  }

  private async begin({ origin, path, from }: SlowSendersOptions): Promise<void> {
    const { host, port } = new URL(origin);
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from });
    this.open.add(socket);
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => {
        this.open.delete(socket);
        this.news.emit('closed');
        resolve();
      });
    });
    socket.on('error', () => socket.destroy());
    const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, 'Expect: 100-continue'];
    const body = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000'];
    socket.write(`${[...head, ...body].join('\r\n')}\r\n\r\n`);
    const begun = new Promise<void>((resolve) => socket.once('data', () => resolve()));
    await Promise.race([begun, closed]);
    socket.resume();
  }
}
