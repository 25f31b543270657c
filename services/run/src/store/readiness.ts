import { monotonicMs } from '@fabula/kit/clock';
import { type Database, rows } from '@fabula/kit/db';

/** Milliseconds for which an answer stands: whoever asks meanwhile gets the same. */
const SHARED_MS = 10_000;

/** Postgres: somebody else holds the table, as a backup does to its end. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Throws where nothing can be written, e.g. on a full disk: whoever only reads does not notice. The table is emptied first, so
 * that the new row takes room of its own and not that of an old one; where a backup reads it just then, a row is added. Never
 * two at once, and none that hangs: a database that does not answer would take a connection each time.
 */
export function writeProbe(db: Database): () => Promise<void> {
  let last: { readonly at: number; readonly written: Promise<void> } | undefined;
  let isWriting = false;
  return () => {
    if (last && (isWriting || monotonicMs() - last.at <= SHARED_MS)) return last.written;
    isWriting = true;
    const written = write(db).finally(() => {
      isWriting = false;
    });
    last = { at: monotonicMs(), written };
    return written;
  };
}

async function write(db: Database): Promise<void> {
  try {
    await insert(db, ['truncate readiness']);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
    await insert(db, []);
  }
}

function insert(db: Database, before: readonly string[]): Promise<void> {
  return db.transaction(async (tx) => {
    await rows(
      tx,
      `select set_config('lock_timeout', '500ms', true), set_config('statement_timeout', '1s', true)`,
    );
    for (const sql of before) await rows(tx, sql);
    await rows(tx, `insert into readiness values (now(), repeat('.', 1000))`);
  });
}
