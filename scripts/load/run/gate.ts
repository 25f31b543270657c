import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds from the last one's arrival to the start: everybody has heard of it by then. */
const LEAD_MS = 1_000;
const STILL_MS = 60_000;

/** Where the players of k6 wait until all of them are ready. On this machine's loopback. */
export class Gate {
  private readonly waiting: ServerResponse[] = [];
  private last = Date.now();
  private startAtMs: number | undefined;
  private tellStart: (atMs: number) => void = () => {};
  /** When it begins, milliseconds since 1970. */
  readonly started = new Promise<number>((resolve) => {
    this.tellStart = resolve;
  });
  private readonly watch: NodeJS.Timeout;

  private constructor(
    private readonly players: number,
    private readonly server: ReturnType<typeof createServer>,
  ) {
    server.on('request', (_request, response) => this.arrive(response));
    this.watch = setInterval(() => this.begin(), 1_000);
  }

  static async open(players: number): Promise<Gate> {
    const server = createServer();
    server.requestTimeout = 0;
    const gate = new Gate(players, server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  get ready(): number {
    return this.waiting.length;
  }

  close(): void {
    clearInterval(this.watch);
    this.server.closeAllConnections();
    this.server.close();
  }

  private arrive(response: ServerResponse): void {
    if (this.startAtMs !== undefined) return void send(response, this.startAtMs);
    this.waiting.push(response);
    this.last = Date.now();
    if (this.waiting.length === this.players) this.begin();
  }

  /** Also without those who do not come: a minute after the last one who did. */
  private begin(): void {
    if (this.startAtMs !== undefined || this.waiting.length === 0) return;
    if (this.waiting.length < this.players && Date.now() - this.last < STILL_MS) return;
    this.startAtMs = Date.now() + LEAD_MS;
    for (const response of this.waiting) send(response, this.startAtMs);
    this.tellStart(this.startAtMs);
  }
}

function send(response: ServerResponse, startAtMs: number): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ startAtMs }));
}
