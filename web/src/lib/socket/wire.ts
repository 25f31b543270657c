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
