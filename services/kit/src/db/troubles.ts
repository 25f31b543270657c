import type { Database } from './database.ts';

/** Postgres' classes of what is the database's own: no resources, trouble with its files, an error inside. */
const OWN = /^(53|58|XX)/;
/** Milliseconds for which it is told; then whoever waits for it to be well may try again. */
const TOLD_MS = 10_000;
const TRANSACTION = 'transaction';

export interface Watched {
  readonly db: Database;
  /** Throws what the database refused lately, for a reason of its own, and has not done since. */
  check(): void;
}

interface Trouble {
  readonly at: number;
  readonly error: Error;
}

/** Remembers what the database could not do though it answers: a look that reads, or writes elsewhere, does not notice. */
export function watched(db: Database): Watched {
  const troubles = new Map<string, Trouble>();
  const noted = async <T>(what: string, doing: Promise<T>): Promise<T> => {
    try {
      const done = await doing;
      troubles.delete(what);
      return done;
    } catch (error) {
      if (isOwn(error)) troubles.set(what, { at: performance.now(), error });
      throw error;
    }
  };
  return {
    db: {
      part: db.part,
      transaction: (work) => noted(TRANSACTION, db.transaction(work)),
      statement: (sql, bindings) => noted(sql, db.statement(sql, bindings)),
      close: () => db.close(),
    },
    check: () => {
      const lately = performance.now() - TOLD_MS;
      for (const { at, error } of troubles.values()) if (at > lately) throw error;
    },
  };
}

/** Also as the cause of what a caller is told. */
function isOwn(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ('code' in error && OWN.test(String(error.code))) || isOwn(error.cause);
}
