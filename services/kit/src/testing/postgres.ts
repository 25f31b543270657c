import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './ports.ts';
import { dataFolder, findProgram, type Running, running, type StartOptions, untilUp } from './programs.ts';
import { copyFolder, templateFolder } from './template-folder.ts';

/** Postgres refuses to run as root: then its own user runs it. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export interface PostgresStartOptions extends StartOptions {
  /** Waits for the disk, so that its data survive a power cut. Tests do not need that. */
  readonly durable?: boolean;
  /** The superuser's. With it every role has to log in; without it Postgres trusts this machine. */
  readonly password?: string;
}

/** A kill loses nothing even so; only the machine's own end does. */
const IN_A_HURRY = { synchronous_commit: 'off', fsync: 'off' };

/** Starts a real Postgres on 127.0.0.1 with data of its own, and answers the url of its superuser. */
export async function startPostgres(options: PostgresStartOptions = {}): Promise<Running> {
  const folder = dataFolder('postgres', options.folder);
  const port = options.port ?? (await freePort());
  const who = identity();
  give(folder.path, who);
  if (options.folder === undefined) copyFolder(await emptyPostgres(who), folder.path);
  else if (!existsSync(join(folder.path, 'PG_VERSION'))) initialise(folder.path, who);
  if (options.password !== undefined) demandPasswords(folder.path, options.password, who);
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
  const flags = Object.entries({ ...settings, ...(!options.durable && IN_A_HURRY) }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ]);
  const args = ['-D', folder.path, '-p', String(port), ...flags];
  const child = spawn(findProgram('postgres'), args, { stdio: 'ignore', cwd: '/', ...who });
  const user = options.password === undefined ? 'postgres' : `postgres:${options.password}`;
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  await untilUp(child, () => ping(url));
  return running(url, child, folder, 'SIGINT');
}

type Who = ReturnType<typeof identity>;

const HOSTS = 'pg_hba.conf';
const WITH_PASSWORD = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** Once for each folder, whatever it was before: the password is set by Postgres' single-user mode, where nobody logs in. */
function demandPasswords(folder: string, password: string, who: Who): void {
  const hosts = join(folder, HOSTS);
  if (readFileSync(hosts, 'utf8') === WITH_PASSWORD) return;
  const input = `alter role postgres with password '${password.replaceAll("'", "''")}'\n`;
  const args = ['--single', '-D', folder, 'postgres'];
  execFileSync(findProgram('postgres'), args, { input, stdio: ['pipe', 'ignore', 'pipe'], cwd: '/', ...who });
  writeFileSync(hosts, WITH_PASSWORD);
}

/** What `initdb` makes, which takes half a second of processor time: once on a machine, for data that are thrown away. */
function emptyPostgres(who: Who): Promise<string> {
  const said = execFileSync(findProgram('initdb'), ['--version'], { encoding: 'utf8' });
  const [version = 'of-some-version'] = /[\d.]+/.exec(said) ?? [];
  const path = join(tmpdir(), `fabula-empty-postgres-${version}`);
  const make = (folder: string) => {
    give(folder, who);
    initialise(folder, who);
  };
  return templateFolder(path, make, who.uid);
}

function give(folder: string, { uid, gid }: Who): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function initialise(folder: string, who: Who): void {
  const args = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(findProgram('initdb'), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...who });
}

async function ping(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.end();
}
