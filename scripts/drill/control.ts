import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../proof/long/alerts/site.ts';
import { carryOut, NotHere } from './carry-out.ts';
import { placesOf } from './guide.ts';
import { orderIn } from './order.ts';

/** By what a drill's site is mended where kubectl would be used: HTTP on a port of this machine alone. One order at a time. */
export class Control {
  private last: Promise<unknown> = Promise.resolve();
  private readonly server: Server;

  private constructor(private readonly site: Site) {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(site: Site): Promise<Control> {
    const control = new Control(site);
    control.server.listen(0, '127.0.0.1');
    await once(control.server, 'listening');
    return control;
  }

  /** `localhost:port`. */
  get address(): string {
    return `localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, text] = await this.answer(request);
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  }

  private async answer({ method = '', url = '', headers }: IncomingMessage): Promise<[number, string]> {
    if (!isFromShell(headers, this.address)) return [403, 'Only from a shell of this machine'];
    return method === 'GET' ? [200, placesOf(this.site)] : this.obey(method, url);
  }

  private async obey(method: string, url: string): Promise<[number, string]> {
    const order = orderIn(method, url);
    if (!order) return [404, 'POST /restart, /stop or /start/<part, process or store>; GET / shows which'];
    const done = this.last.then(() => carryOut(this.site, order));
    this.last = done.catch(() => {});
    return done.then(
      (text): [number, string] => [200, text],
      (error: Error): [number, string] => [error instanceof NotHere ? 404 : 500, error.message],
    );
  }
}

/** A page in a browser of this machine could ask as well, and says where it is from, or asks for a name of its own. */
export function isFromShell(headers: IncomingHttpHeaders, address: string): boolean {
  const isPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return !isPage && headers.host?.replace('127.0.0.1', 'localhost') === address;
}
