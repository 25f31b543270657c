import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import { connect } from './db/connection.ts';
import { lockFolder } from './pglite/folder-lock.ts';

export { FolderInUse } from './pglite/folder-lock.ts';

export interface Pglite {
  /** The one connection, as the database's superuser. */
  readonly knex: Knex;
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
    const host = join(folder, 'socket');
    const worker = await startWorker(join(folder, 'data'), host);
    const pool = connect({ connection: { host, user: 'postgres', database: 'postgres' }, poolMax: 1 });
    return { knex: pool, close: () => stop(pool, worker, unlock) };
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

async function stop(pool: Knex, worker: Worker, unlock: () => void): Promise<void> {
  await pool.destroy();
  const exited = once(worker, 'exit');
  worker.postMessage('close');
  await exited;
  unlock();
}
