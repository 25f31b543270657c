/** What the client needs of a WebSocket: browsers and Node's `ws` both have it. */
export interface Wire {
  binaryType: string;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(code?: number, reason?: string): void;
}

export type WireConstructor = new (url: string) => Wire;

/** Time and its waits, so that tests need not wait. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back after `ms`; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
