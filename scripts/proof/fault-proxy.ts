import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { type Fault, type FaultPlan, NO_FAULTS } from './fault-plan.ts';

export interface FaultProxyOptions {
  /** Where connections go on to, e.g. ws://127.0.0.1:8080; asked for each connection. */
  readonly target: () => string;
  /** Each player has faults of its own: the request's path may say whose they are. */
  readonly planOf: (request: IncomingMessage) => FaultPlan;
}

/** Stands between clients and a gateway, and breaks what goes through it frame by frame, as its plan says. */
export class FaultProxy {
  private readonly http = createServer();
  private readonly sockets = new WebSocketServer({ server: this.http, perMessageDeflate: false });

  private constructor(private readonly options: FaultProxyOptions) {
    this.sockets.on('connection', (client, request) => this.join(client, request));
  }

  static async start(options: FaultProxyOptions): Promise<FaultProxy> {
    const proxy = new FaultProxy(options);
    proxy.http.listen(0, '127.0.0.1');
    await once(proxy.http, 'listening');
    return proxy;
  }

  /** ws://, without a path. */
  get url(): string {
    return `ws://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate();
    this.sockets.close();
    await new Promise((resolve) => this.http.close(resolve));
  }

  private join(client: WebSocket, request: IncomingMessage): void {
    const { target, planOf } = this.options;
    const { search } = new URL(request.url ?? '/', 'http://proxy');
    const server = new WebSocket(`${target()}/ws${search}`);
    const plan = planOf(request);
    const cut = () => {
      client.terminate();
      server.terminate();
    };
    const opened = once(server, 'open').then(() => undefined);
    opened.catch(cut);
    let isDead = false;
    const swallow = {
      isDead: () => isDead,
      die: () => {
        isDead = true;
      },
    };
    const both = { ready: opened, cut, ...swallow };
    new OneWay({ from: client, to: server, next: () => plan.next('up'), ...both });
    new OneWay({ from: server, to: client, next: () => plan.next('down'), ...both });
  }
}

interface Way {
  readonly from: WebSocket;
  readonly to: WebSocket;
  readonly ready: Promise<void>;
  readonly next: () => Fault;
  readonly cut: () => void;
  /** Nothing gets through any more, in both directions. */
  readonly die: () => void;
  readonly isDead: () => boolean;
}

/** Pings are not counted: a plan is about what is played. */
const isPing = (frame: Buffer): boolean => /^(PING|Pong)\0/.test(frame.toString('latin1', 0, 5));

/** One direction of a connection: frames in order, each with its fault. */
class OneWay {
  private tail: Promise<void>;

  constructor(private readonly way: Way) {
    this.tail = way.ready;
    way.from.on('message', (data: Buffer) => this.inOrder(() => this.pass(data)));
    way.from.on('close', (code) => this.inOrder(async () => this.close(code)));
    way.from.on('error', way.cut);
  }

  private inOrder(work: () => Promise<void>): void {
    this.tail = this.tail.then(work).catch(() => this.way.cut());
  }

  private async pass(data: Buffer): Promise<void> {
    const { to, cut, die, isDead, next } = this.way;
    if (isDead()) return;
    const fault = isPing(data) ? NO_FAULTS.next('up') : next();
    if (fault.kind === 'swallow') return die();
    if (fault.kind === 'cut-before') return cut();
    if (fault.kind === 'suspend') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (to.readyState !== WebSocket.OPEN) return;
    await sent(to, data);
    if (fault.kind === 'twice') await sent(to, data);
    if (fault.kind === 'cut-after') cut();
  }

  private close(code: number): void {
    const { to, cut } = this.way;
    const isSendable = code >= 1000 && code !== 1005 && code !== 1006;
    if (isSendable && to.readyState === WebSocket.OPEN) to.close(code);
    else cut();
  }
}

/** Resolves when the frame is with the system, which still delivers it after a cut. */
function sent(to: WebSocket, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => to.send(data, (error) => (error ? reject(error) : resolve())));
}
