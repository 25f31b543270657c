import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A real server that was started, and how to reach and stop it. */
export interface Running {
  readonly url: string;
  readonly pid: number;
  /** Stops it by its process id and removes its data. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Where its data live, kept when it stops. Without it: a folder of its own, removed when it stops. */
  readonly folder?: string;
  /** On 127.0.0.1; a free one without it. */
  readonly port?: number;
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The path of a program in the usual folders (Debian's Postgres among them, the newest first), else its bare name. */
export function findProgram(name: string): string {
  const paths = [...postgresFolders(), ...FOLDERS].map((folder) => join(folder, name));
  return paths.find(isExecutable) ?? name;
}

function postgresFolders(): string[] {
  try {
    const versions = readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  } catch {
    return []; // Not Debian, or no Postgres: the other folders decide.
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Asks until there is an answer; gives up when the process has ended. */
export async function untilUp(child: ChildProcess, ask: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`, {
          cause: error,
        });
      await sleep(50);
    }
  }
}

/** Sends a signal and waits for the end. */
export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** A folder for a server's data, and what removes it if it was made here. */
export function dataFolder(name: string, wanted: string | undefined): { path: string; remove(): void } {
  if (wanted !== undefined) {
    mkdirSync(wanted, { recursive: true });
    return { path: wanted, remove: () => {} };
  }
  const path = mkdtempSync(join(tmpdir(), `fabula-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The end of a server that was started here. */
export function running(
  url: string,
  child: ChildProcess,
  folder: { remove(): void },
  signal?: NodeJS.Signals,
): Running {
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      await stopChild(child, signal);
      folder.remove();
    },
  };
}
