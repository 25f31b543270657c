import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<string | undefined>();

/** Runs `work` marked as the inside of a transaction of `part`. */
export function insideTransaction<T>(part: string, work: () => Promise<T>): Promise<T> {
  return inside.run(part, work);
}

/**
 * Throws where a call to another part, or a second transaction, starts inside a transaction: it would hold locks
 * while it waits, and wait for itself where one session serves all parts.
 */
export function assertOutsideTransaction(what: string): void {
  const part = inside.getStore();
  if (part !== undefined) throw new Error(`${what} called inside a transaction of ${part}`);
}

/** Whose transaction this is the inside of. */
export const currentPart = (): string | undefined => inside.getStore();
