import type { GameInput } from './frames.ts';
import { type Chunk, PendingInput } from './pendingInput.ts';

/** Milliseconds that an unanswered input is kept (protocol.md). */
const KEEP_MS = 60_000;

/** The inputs that were not answered yet, in the order in which they were given. */
export class Outbox {
  private readonly inputs = new Map<string, PendingInput>();

  constructor(private readonly now: () => number) {}

  /** What has failed before is replaced by it: the player has given that up. */
  add(input: GameInput & { readonly input_id: string }, audio: Uint8Array | undefined): PendingInput {
    for (const { id, hasFailed } of this.inputs.values()) if (hasFailed) this.inputs.delete(id);
    const pending = new PendingInput(input, audio, this.now());
    this.inputs.set(pending.id, pending);
    return pending;
  }

  chunk(inputId: string, chunk: Chunk): PendingInput | undefined {
    const pending = this.inputs.get(inputId);
    pending?.add(chunk);
    return pending;
  }

  /** Answered, or refused for good. */
  settle(inputId: string): void {
    this.inputs.delete(inputId);
  }

  /** The server gave it up for now: it is kept for another minute, for the player to try again. */
  keep(inputId: string): void {
    const pending = this.inputs.get(inputId);
    if (!pending) return;
    pending.since = this.now();
    pending.hasFailed = true;
  }

  /** The server gave something up and did not say what. What is still being said is not meant. */
  keepAll(): void {
    for (const { id, isWhole } of this.inputs.values()) if (isWhole) this.keep(id);
  }

  /** Those that can be sent again. What is older than a minute is forgotten, and answered as `dropped`. */
  toSendAgain(): { readonly again: PendingInput[]; readonly dropped: string[] } {
    const old = [...this.inputs.values()].filter((pending) => this.now() - pending.since > KEEP_MS);
    for (const { id } of old) this.inputs.delete(id);
    const again = [...this.inputs.values()].filter((pending) => pending.isWhole);
    return { again, dropped: old.map(({ id }) => id) };
  }

  /** The newest input cannot be sent: the server closed the socket over it. */
  dropNewest(): string | undefined {
    const newest = [...this.inputs.keys()].at(-1);
    if (newest !== undefined) this.inputs.delete(newest);
    return newest;
  }
}
