import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../stage/root.ts';

export interface Ended {
  readonly code: number;
  /** Standard output and error. */
  readonly text: string;
}

/** Runs a program of ours that ends by itself, with nothing but this environment. */
export async function runToEnd(program: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, program)], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, text: out + err };
}
