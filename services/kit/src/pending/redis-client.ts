import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis, ReplyError } from 'ioredis';
import { monotonicMs } from '../clock.ts';
import { AFTER, APPEND, OWN, REPEAT } from './scripts.ts';

/** Redis with the scripts of this store as commands. `…Buffer` answers bytes. */
export interface ScriptedRedis extends Redis {
  pendingAppend(
    entry: string,
    frames: string,
    epoch: string,
    seq: number,
    ttlMs: number,
    maxBytes: number,
    channel: string,
    ownSubscriptions: number,
    ...newFrames: Buffer[]
  ): Promise<[added: number, epoch: string, last: number, untold?: string]>;
  pendingAfterBuffer(
    entry: string,
    frames: string,
    epoch: string,
    seq: number,
  ): Promise<[epoch: Buffer, last: Buffer | number, frames?: [id: Buffer, fields: [Buffer, Buffer]][]]>;
  pendingRepeat(entry: string, frames: string, channel: string): Promise<number>;
  pendingOwn(owner: string, name: string, ttlMs: number, channel: string): Promise<string>;
}

const FIRST_MS = 2_000;
const COMMAND_MS = 1_000;
const LONGEST_RECONNECT_MS = 1_000;
/** For a closed connection to end; one that is gone already never does, and the process stays up as long. */
const GOODBYE_MS = 100;

/** Between two connections that are given up since they lead to a copy that only reads. */
const READ_ONLY_MS = 5_000;

/**
 * A connection that fails at once while Redis is away, and comes back by itself; also from a server that was made a copy of
 * another one, which the address leads to by now. Errors go to `onError`.
 */
export function connectRedis(url: string, onError: (error: Error) => void): ScriptedRedis {
  let leftAt = Number.NEGATIVE_INFINITY;
  const isToBeLeft = ({ message }: Error) => {
    if (!message.startsWith('READONLY') || monotonicMs() - leftAt < READ_ONLY_MS) return false;
    leftAt = monotonicMs();
    return true;
  };
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    connectTimeout: FIRST_MS,
    disconnectTimeout: GOODBYE_MS,
    retryStrategy: (times) => Math.min(50 * times, LONGEST_RECONNECT_MS),
    reconnectOnError: isToBeLeft,
  });
  redis.on('error', onError);
  redis.defineCommand('pendingAppend', { numberOfKeys: 2, lua: APPEND });
  redis.defineCommand('pendingAfter', { numberOfKeys: 2, lua: AFTER });
  redis.defineCommand('pendingRepeat', { numberOfKeys: 2, lua: REPEAT });
  redis.defineCommand('pendingOwn', { numberOfKeys: 1, lua: OWN });
  return redis as ScriptedRedis;
}

/** Resolves when the first connection stands, or when 2 s have passed without one. */
export async function firstConnection(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  const waited = new AbortController();
  const { signal } = waited;
  try {
    await Promise.race([once(redis, 'ready', { signal }), sleep(FIRST_MS, undefined, { signal })]);
  } catch {
    // `once` rejects on the connection's first error, which the error listener logs; the next attempt is under way.
  } finally {
    waited.abort();
  }
}

/** Whether Redis was there and refused: full, read-only, or asked for what cannot be. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ReplyError;
}
