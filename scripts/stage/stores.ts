import { join } from 'node:path';
import { startNats } from '@fabula/kit/testing/nats';
import { startPostgres } from '@fabula/kit/testing/postgres';
import type { Running } from '@fabula/kit/testing/programs';
import { startRedis } from '@fabula/kit/testing/redis';

export interface Stores {
  readonly postgres: Running;
  readonly nats: Running;
  readonly redis: Running;
}

export interface StoresOptions {
  /** Their data lie below it. */
  readonly folder: string;
  /** Postgres waits for the disk. */
  readonly durable: boolean;
  /** Of Postgres' superuser. */
  readonly password: string;
}

/** Real Postgres, NATS with JetStream and Redis on free ports of this machine. */
export async function startStores({ folder, durable, password }: StoresOptions): Promise<Stores> {
  const started = await Promise.allSettled([
    startPostgres({ folder: join(folder, 'postgres'), durable, password }),
    startNats({ folder: join(folder, 'nats') }),
    startRedis({ folder: join(folder, 'redis') }),
  ]);
  const [postgres, nats, redis] = started;
  if (postgres.status === 'fulfilled' && nats.status === 'fulfilled' && redis.status === 'fulfilled')
    return { postgres: postgres.value, nats: nats.value, redis: redis.value };
  for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
  throw new AggregateError(started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
}
