import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@fabula/kit/testing/ports';
import { answersOk } from '../../stage/managed-process.ts';
import { ROOT } from '../../stage/root.ts';
import type { Context } from '../context.ts';

const POLL_MS = 100;
const LAST_LINES = 20;

/** Seconds from `git clone` to ready. Throws with the end of its output where `make start` fails. */
export async function freshClone({ folder, say }: Context): Promise<number> {
  const parent = folder('clone');
  const [port = 0] = await freePorts(1);
  say('git clone, make start');
  const from = performance.now();
  const clone = join(parent, 'fabula');
  execFileSync('git', ['clone', '--quiet', '--local', ROOT, clone]);
  const log = join(parent, 'make.log');
  const env = { ...process.env, FABULA_PORT: String(port), npm_config_prefer_offline: 'true' };
  // A group of its own, so that make and all that it has started can be stopped as one.
  const make = spawn('make', ['start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log);
  make.stdout.pipe(output, { end: false });
  make.stderr.pipe(output, { end: false });
  const ended = once(make, 'exit');
  try {
    while (!(await answersOk(`http://127.0.0.1:${port}/readyz`))) {
      if (make.exitCode !== null) throw new Error(`make start ended:\n${tail(log)}`);
      await sleep(POLL_MS);
    }
    return (performance.now() - from) / 1000;
  } finally {
    if (make.exitCode === null && make.pid !== undefined) process.kill(-make.pid, 'SIGTERM');
    await ended;
    output.end();
  }
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-LAST_LINES).join('\n');
}
