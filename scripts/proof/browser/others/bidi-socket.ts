import { WebSocket } from 'ws';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Far beyond what a question takes: who does not answer in it never will. */
const LONGEST_ANSWER_MS = 90_000;

interface Waiting {
  readonly method: string;
  readonly timer: NodeJS.Timeout;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** WebDriver BiDi: numbered questions over a socket. */
export class BidiSocket {
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.take(JSON.parse(data.toString())));
    socket.on('close', () => this.giveUp());
  }

  static async connect(url: string): Promise<BidiSocket> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new BidiSocket(socket);
  }

  call<T>(method: string, params: object): Promise<T> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Error(`${method}: the browser has not answered for ${LONGEST_ANSWER_MS / 1000} s`));
      }, LONGEST_ANSWER_MS);
      this.waiting.set(id, { method, timer, resolve: (result) => resolve(result as T), reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }

  private take({ id, type, result, error, message }: Answer): void {
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || !waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    if (type === 'success') waiting.resolve(result);
    else waiting.reject(new Error(`${waiting.method}: ${error}: ${message}`));
  }

  private giveUp(): void {
    for (const { method, timer, reject } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Error(`${method}: the browser has gone`));
    }
    this.waiting.clear();
  }
}
