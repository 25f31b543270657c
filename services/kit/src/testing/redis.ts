import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { freePort } from './ports.ts';
import { dataFolder, findProgram, type Running, running, type StartOptions, untilUp } from './programs.ts';

/** Starts a real Redis server on 127.0.0.1 that keeps nothing on disk. */
export async function startRedis(options: StartOptions = {}): Promise<Running> {
  const folder = dataFolder('redis', options.folder);
  const port = options.port ?? (await freePort());
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path];
  const child = spawn(findProgram('redis-server'), args, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await untilUp(child, () => ping(url));
  return running(url, child, folder);
}

async function ping(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => {}); // The rejected connect says the same.
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    // To disconnect what never was connected would hold the process for two more seconds.
    if (redis.status !== 'end') redis.disconnect();
  }
}
