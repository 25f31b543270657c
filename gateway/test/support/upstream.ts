import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Got {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A plain HTTP server in the place of auth's or media's own, which remembers what it was asked. */
export class Upstream {
  readonly got: Got[] = [];
  private readonly news = new EventEmitter();
  private readonly server: Server;

  constructor(answer: RequestListener) {
    this.server = createServer((request, response) => {
      text(request).then(
        (body) => {
          this.got.push({
            method: request.method ?? '',
            url: request.url ?? '',
            headers: request.headers,
            body,
          });
          answer(request, response);
          this.news.emit('asked');
        },
        () => response.destroy(),
      );
    });
  }

  /** On a free port, or on a socket file. */
  async listen(path?: string): Promise<string> {
    if (path) this.server.listen(path);
    else this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return path ? `unix:${path}` : `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Resolves when so many requests have come. */
  async asked(count: number): Promise<void> {
    while (this.got.length < count) await once(this.news, 'asked');
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
