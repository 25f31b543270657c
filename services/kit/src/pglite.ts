import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import { connect } from './db/connection.ts';
import { lockFolder } from './pglite/folder-lock.ts';
import { ensureDatabase } from './pglite/new-database.ts';

export { FolderInUse, lockFolder } from './pglite/folder-lock.ts';

export interface Pglite {
  /** The one connection, as the database's superuser. */
  readonly knex: Knex;
  /** Copies its data to a folder that is not there yet, as of one instant; others wait meanwhile. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts PGlite on a folder, in a worker thread behind a Unix socket that speaks Postgres, with a pool of exactly one
 * connection. Throws FolderInUse where another process has the folder.
 */
export async function startPglite(folder: string): Promise<Pglite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(join(folder, 'lock'));
  try {
    await ensureDatabase(folder);
    const host = join(folder, 'socket');
    const worker = await startWorker(join(folder, 'data'), host);
    const connection = { host, user: 'postgres', database: 'postgres' };
    const pool = connect({ connection, poolMax: 1, keepsSession: true });
    return {
      knex: pool,
      copyTo: (to) => copy(worker, to),
      close: () => stop(pool, worker, unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startWorker(folder: string, host: string): Promise<Worker> {
  mkdirSync(host, { recursive: true, mode: 0o700 });
  const socket = join(host, '.s.PGSQL.5432');
  rmSync(socket, { force: true });
  const worker = new Worker(new URL('./pglite/worker.mjs', import.meta.url), {
    workerData: { folder, socket },
  });
  await once(worker, 'message');
  return worker;
}

async function copy(worker: Worker, copyTo: string): Promise<void> {
  const copied = new Promise<void>((resolve, reject) => {
    const on = (said: { copied?: string; error?: string }) => {
      if (said.copied !== copyTo) return;
      worker.off('message', on);
      if (said.error === undefined) resolve();
      else reject(new Error(`the database could not be copied: ${said.error}`));
    };
    worker.on('message', on);
  });
  worker.postMessage({ copyTo });
  await copied;
}

async function stop(pool: Knex, worker: Worker, unlock: () => void): Promise<void> {
  await pool.destroy();
  const exited = once(worker, 'exit');
  worker.postMessage('close');
  await exited;
  unlock();
}
