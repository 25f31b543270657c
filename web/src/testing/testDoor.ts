import type { Sent } from '../features/admin/media/upload.ts';
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
  answer(status: number, answer: Answer): void {
    this.#waiting.shift()?.end(status, JSON.stringify(answer));
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
  address = '';
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
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

  end(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.onload();
  }
}
