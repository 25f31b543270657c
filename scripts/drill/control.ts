import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

  private async serve({ method = '', url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, text] = method === 'GET' ? [200, placesOf(this.site)] : await this.obey(method, url);
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
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
