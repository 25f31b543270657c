import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scale } from './options.ts';

/** What a bench is given. */
export interface Context {
  readonly scale: Scale;
  /** A new folder; all of them are removed at the end. */
  folder(name: string): string;
  /** Tells what is being done. */
  say(text: string): void;
}

/** What a bench answers: tables for people, and the same and more for programs. */
export interface Outcome {
  readonly text: string;
  readonly data: object;
}

/** Runs `work` with folders of its own below the system's temporary one. */
export async function withContext<T>(scale: Scale, work: (context: Context) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'fabula-bench-'));
  chmodSync(root, 0o711); // Postgres may run as another user, who has to get through.
  let n = 0;
  const folder = (name: string) => {
    const path = join(root, `${name}-${++n}`);
    mkdirSync(path);
    return path;
  };
  const say = (text: string) => void process.stdout.write(`  ${text}\n`);
  try {
    return await work({ scale, folder, say });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
