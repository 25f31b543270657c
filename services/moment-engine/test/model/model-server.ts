import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { agreeing, type Schema } from './agreeing.ts';

/** What a chat completion is asked with. */
export interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: Schema } };
}

/** How one request is answered. */
export type Behaviour = (reply: Reply) => Promise<void> | void;

/** A server on a real socket that speaks the wire format of chat completions, and misbehaves where it is told to. */
export class ModelServer {
  readonly asked: Asked[] = [];
  readonly keys: (string | undefined)[] = [];
  /** What the next requests get, one each; then all is answered well. */
  readonly plans: Behaviour[] = [];
  /** What every request gets for which there is no plan. */
  usual: Behaviour = (reply) => reply.whole();
  /** The answer to a request; without it the most that can be said. */
  answer: ((asked: Asked, turn: number) => object) | undefined;
  private schema: Schema = {};
  private readonly server = createServer((request, response) => void this.serve(request, response));

  static async start(): Promise<ModelServer> {
    const server = new ModelServer();
    server.server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  reset(): void {
    this.asked.length = 0;
    this.plans.length = 0;
    this.usual = (reply) => reply.whole();
    this.answer = undefined;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return this.seen(request, response);
    const asked = (await json(request)) as Asked;
    const turn = this.asked.push(asked) - 1;
    this.keys.push(request.headers.authorization);
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    this.schema = asked.response_format?.json_schema?.schema ?? this.schema;
    const content = JSON.stringify(this.answer?.(asked, turn) ?? agreeing(this.schema, turn));
    const behave = this.plans.shift() ?? this.usual;
    await behave(new Reply(response, { asked, content }));
  }

  /** Somebody looks whether it lets them in, which is no question. */
  private async seen({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    this.keys.push(headers.authorization);
    await this.usual(new Reply(response, { asked: { model: '', messages: [] }, content: '' }));
  }
}

/** What can be sent. */
export class Reply {
  readonly asked: Asked;
  /** A good answer. */
  readonly content: string;

  constructor(
    readonly response: ServerResponse,
    parts: { asked: Asked; content: string },
  ) {
    this.asked = parts.asked;
    this.content = parts.content;
  }

  whole(): void {
    this.say(this.content);
  }

  /** Some text, in pieces as tokens come. */
  text(text: string): void {
    this.begin();
    for (const piece of text.match(/.{1,9}/gsu) ?? [])
      this.event({ choices: [{ index: 0, delta: { content: piece }, finish_reason: null }] });
  }

  begin(): void {
    if (this.response.headersSent) return;
    this.response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] });
  }

  end(finish = 'stop'): void {
    this.event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
    this.event({ choices: [], usage: { prompt_tokens: 1_000, completion_tokens: 100 } });
    this.response.end('data: [DONE]\n\n');
  }

  /** A sign of life without a word, as proxies send it. */
  comment(): void {
    this.response.write(': still here\n\n');
  }

  event(data: object): void {
    this.response.write(`data: ${JSON.stringify(data)}\n\n`);
  }

  fail(status: number, message: string, headers: Record<string, string> = {}): void {
    this.response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message } }));
  }

  /** The connection is gone, once what was said has left. */
  cut(): void {
    const gone = () => this.response.socket?.destroy();
    if (this.response.headersSent) this.response.write(': bye', gone);
    else gone();
  }

  /** Text, then the end. */
  say(text: string, finish?: string): void {
    this.text(text);
    this.end(finish);
  }

  /** The answer up to and without this text. */
  upTo(text: string): string {
    return this.content.slice(0, this.content.indexOf(text));
  }
}
