import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROGRAMS } from '../helm.ts';

export interface Said {
  readonly stdout: string;
  /** Warnings of the API server, Pod Security's among them. */
  readonly stderr: string;
}

/** Runs kubectl, with `input` as what it reads. Rejects with what it complains of. */
export async function kubectl(kubeconfig: string, args: readonly string[], input = ''): Promise<Said> {
  const child = spawn(join(PROGRAMS, 'kubectl'), ['--kubeconfig', kubeconfig, ...args]);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await ended) !== 0) throw new Error(stderr);
  return { stdout, stderr };
}
