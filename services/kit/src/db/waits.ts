import type { Knex } from 'knex';
import type { Metrics } from '../metrics/metrics.ts';

/** Told how long somebody has waited for a connection, in seconds. */
export type OnWait = (seconds: number) => void;

export function waitMeter(metrics: Metrics): OnWait {
  const waits = metrics.histogram('fabula_db_wait_seconds', 'Waiting for a connection to the database');
  return (seconds) => waits.observe(seconds);
}

/** What we use of knex' pool. */
interface Pool {
  on(event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail', told: (id: number) => void): void;
}

/** Who gets none in time has waited as well. */
export function watchPool(knex: Knex, onWait: OnWait): void {
  const pool = knex.client.pool as Pool;
  const since = new Map<number, number>();
  const ended = (id: number) => {
    const started = since.get(id);
    since.delete(id);
    if (started !== undefined) onWait((performance.now() - started) / 1000);
  };
  pool.on('acquireRequest', (id) => void since.set(id, performance.now()));
  pool.on('acquireSuccess', ended);
  pool.on('acquireFail', ended);
}
