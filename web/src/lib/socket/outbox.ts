import type { SentInput } from '../protocol/frames.ts';
import { type Chunk, PendingInput } from './pendingInput.ts';

/** Milliseconds that an unanswered input is kept (the protocol), from the end of what was said, or the last word of its answer. */
const KEEP_MS = 60_000;
/** Milliseconds without a word of its answer after which the line is in doubt. */
const QUIET_MS = 15_000;
/** And after which it is waited for no longer: the gateway gives a turn up after a minute, and says so. */
const UNANSWERED_MS = 75_000;

/** The inputs that were not answered yet, in the order in which they were given. */
export class Outbox {
  private readonly inputs = new Map<string, PendingInput>();

  constructor(
    private readonly now: () => number,
    /** An input is forgotten without an answer. */
    private readonly onDropped: (inputId: string) => void,
  ) {}

  /** What has failed before is replaced by it: the player has given that up. */
  add(input: SentInput, audio: Uint8Array | undefined): PendingInput {
    for (const { id, hasFailed } of this.inputs.values()) if (hasFailed) this.inputs.delete(id);
    const pending = new PendingInput(input, audio, this.now());
    this.inputs.set(pending.id, pending);
    return pending;
  }

  chunk(inputId: string, chunk: Chunk): PendingInput | undefined {
    const pending = this.inputs.get(inputId);
    if (!pending) return undefined;
    pending.add(chunk);
    pending.since = this.now();
    return pending;
  }

  /** It goes out now. */
  sent(pending: PendingInput, connection: number): void {
    pending.connection = connection;
    pending.hasFailed = false;
    pending.progressAt = this.now();
  }

  /** A part of its answer has come. */
  progressed(inputId: string): void {
    const pending = this.inputs.get(inputId);
    if (!pending) return;
    pending.since = this.now();
    pending.progressAt = this.now();
  }

  /** Whether something waits in vain on a line that may be dead. What has waited too long is forgotten. */
  isQuiet(): boolean {
    const waiting = [...this.inputs.values()].filter((pending) => pending.isWhole && !pending.hasFailed);
    const forMs = ({ progressAt, since }: PendingInput) => this.now() - Math.max(progressAt, since);
    for (const pending of waiting) if (forMs(pending) >= UNANSWERED_MS) this.drop(pending.id);
    return waiting.some((pending) => forMs(pending) >= QUIET_MS);
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

  /** Those that can be sent again. What is older than a minute is forgotten. */
  toSendAgain(): PendingInput[] {
    for (const { id, since } of this.inputs.values()) if (this.now() - since > KEEP_MS) this.drop(id);
    return [...this.inputs.values()].filter((pending) => pending.isWhole);
  }

  /** The newest input cannot be sent: the server closed the socket over it. */
  dropNewest(): void {
    const newest = [...this.inputs.keys()].at(-1);
    if (newest !== undefined) this.drop(newest);
  }

  private drop(inputId: string): void {
    this.inputs.delete(inputId);
    this.onDropped(inputId);
  }
}
