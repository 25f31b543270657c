import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface PeerOptions {
  /** With the parts' keys. */
  readonly keys: string;
  readonly port: number;
  readonly hearMs: number;
  readonly speakMs: number;
}

/** Starts the speech part of known delays (main.ts); the answer stops it. */
export async function startPeer({ keys, port, hearMs, speakMs }: PeerOptions): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    BENCH_KEYS: keys,
    BENCH_ADDRESS: `127.0.0.1:${port}`,
    BENCH_HEAR_MS: String(hearMs),
    BENCH_SPEAK_MS: String(speakMs),
  };
  const child = fork(MAIN, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), ended]);
  if (message !== 'ready') throw new Error('the speech part of known delays did not start');
  return async () => {
    child.disconnect();
    await ended;
  };
}
