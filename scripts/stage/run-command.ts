import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedCommand } from './planned.ts';
import { ROOT } from './root.ts';

/** Runs a command to its end, its output in a log beside those of the parts. Throws with the end of that where it fails. */
export async function runCommand({ name, file, env }: PlannedCommand, logs: string): Promise<void> {
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, `${name}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [join(ROOT, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  const end = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  throw new Error(`${name} failed:\n${end}`);
}
