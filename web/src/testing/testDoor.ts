import type { Sent } from '../features/admin/media/taken.ts';
import type { ApiError } from '../lib/api/call.ts';

/** A file that was brought. */
export interface Brought {
  readonly address: string;
  readonly file: Sent;
}

type Answer = object | ApiError;

/** The door of uploads behind a page that is tested without a site: it answers each file when it is told to. */
export class TestDoor {
  readonly brought: Brought[] = [];
  #waiting: WaitingRequest[] = [];

  constructor() {
    const door = this;
    globalThis.XMLHttpRequest = class extends WaitingRequest {
      override send(file: Sent): void {
        door.brought.push({ address: this.address, file });
        door.#waiting.push(this);
      }
    } as unknown as typeof XMLHttpRequest;
  }

  /** How much of the oldest file has come, from 0 to 1. */
  progress(share: number): void {
    this.#waiting[0]?.upload.onprogress?.({ loaded: share * 100, total: 100 });
  }

  /** Answers the oldest file. */
  answer(status: number, answer: Answer, headers: Readonly<Record<string, string>> = {}): void {
    this.#waiting.shift()?.end(status, JSON.stringify(answer), headers);
  }

  /** The oldest file is answered by what stands between, in no words of ours. */
  refuse(status: number): void {
    this.#waiting.shift()?.end(status, '');
  }

  /** The line is cut. */
  cut(): void {
    this.#waiting.shift()?.onerror();
  }
}

/** Files that are brought come where calls come: to the `Site` of a test. */
export function bringToSite(): void {
  globalThis.XMLHttpRequest = class extends WaitingRequest {
    override send(file: Sent): void {
      void this.#bring(file);
    }

    async #bring(body: Sent): Promise<void> {
      try {
        const response = await fetch(this.address, { method: 'PUT', body });
        this.end(response.status, await response.text());
      } catch {
        this.onerror();
      }
    }
  } as unknown as typeof XMLHttpRequest;
}

class WaitingRequest {
  #headers: Readonly<Record<string, string>> = {};
  address = '';
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onloadend = () => {};
  onerror = () => {};
  onabort = () => {};

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(): void {}

  send(_file: Sent): void {}

  abort(): void {
    this.onabort();
  }

  getResponseHeader(name: string): string | null {
    return this.#headers[name] ?? null;
  }

  end(status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
    this.status = status;
    this.responseText = text;
    this.#headers = headers;
    this.onload();
    this.onloadend();
  }
}
