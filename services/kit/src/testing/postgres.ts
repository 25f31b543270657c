import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  dataFolder,
  findProgram,
  freePort,
  type Running,
  running,
  type StartOptions,
  untilUp,
} from './programs.ts';

/** Postgres refuses to run as root: then its own user runs it. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export interface PostgresStartOptions extends StartOptions {
  /** Waits for the disk, so that its data survive a power cut. Tests do not need that. */
  readonly durable?: boolean;
}

/** A kill loses nothing even so; only the machine's own end does. */
const IN_A_HURRY = { synchronous_commit: 'off', fsync: 'off' };

/**
 * Starts a real Postgres on 127.0.0.1 with data of its own, and answers the url of its superuser (no password: it trusts
 * this machine).
 */
export async function startPostgres(options: PostgresStartOptions = {}): Promise<Running> {
  const folder = dataFolder('postgres', options.folder);
  const port = options.port ?? (await freePort());
  const who = identity();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder.path, who.uid, who.gid);
  if (!existsSync(join(folder.path, 'PG_VERSION'))) initialise(folder.path, who);
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
  const flags = Object.entries({ ...settings, ...(!options.durable && IN_A_HURRY) }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ]);
  const args = ['-D', folder.path, '-p', String(port), ...flags];
  const child = spawn(findProgram('postgres'), args, { stdio: 'ignore', cwd: '/', ...who });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilUp(child, () => ping(url));
  return running(url, child, folder, 'SIGINT');
}

function initialise(folder: string, who: { uid?: number; gid?: number }): void {
  const args = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(findProgram('initdb'), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...who });
}

async function ping(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
}
