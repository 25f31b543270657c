import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';

export interface SenderOptions {
  /** `host:port` of the door. */
  readonly address: string;
  readonly token: string;
  /** Told beforehand; without it a body of no length is sent, in chunks. */
  readonly bytes?: number;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly json: { readonly reason?: string; readonly sha256?: string };
}

/** Somebody whose file comes as it is told, piece by piece. */
export class Sender {
  /** Whatever comes first: the answer, or that the connection was closed without one. */
  readonly answer: Promise<Answer>;
  private readonly asked: ClientRequest;

  constructor({ address, token, bytes }: SenderOptions) {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(bytes === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
    };
    this.asked = request(`http://${address}/media/blob`, { method: 'PUT', agent: false, headers });
    this.asked.flushHeaders();
    // What is sent after the answer, when the connection is closed, comes to nobody.
    this.asked.on('error', () => {});
    this.answer = answerTo(this.asked);
    // Who does not look at it is not told.
    this.answer.catch(() => {});
  }

  async send(piece: Uint8Array): Promise<void> {
    if (!this.asked.write(piece)) await Promise.race([once(this.asked, 'drain'), this.answer]);
  }

  /** The rest, and that this was all. */
  end(piece: Uint8Array = new Uint8Array()): Promise<Answer> {
    this.asked.end(piece);
    return this.answer;
  }

  vanish(): void {
    this.asked.destroy();
  }
}

async function answerTo(asked: ClientRequest): Promise<Answer> {
  const [response] = await once(asked, 'response');
  const text = Buffer.concat(await response.toArray()).toString();
  return {
    status: response.statusCode,
    retryAfter: response.headers['retry-after'],
    json: JSON.parse(text),
  };
}
