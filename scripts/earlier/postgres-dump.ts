import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { findProgram } from '@fabula/kit/testing/programs';
import { unpackFile } from './archive.ts';

/** All of a Postgres as SQL: its roles, and its one database. Without passwords, which are the site's. */
export function dump(url: string): NodeJS.ReadableStream {
  const child = spawn(findProgram('pg_dumpall'), ['--no-role-passwords', '-d', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const out = new PassThrough();
  child.stdout.pipe(out, { end: false });
  child.once('close', (code) =>
    code === 0 ? out.end() : out.destroy(new Error(`pg_dumpall ended with ${code}`)),
  );
  return out;
}

/** Lays a packed dump into an empty Postgres. Throws with what psql said where a statement fails. */
export async function restoreDump(file: string, url: string): Promise<void> {
  const child = spawn(findProgram('psql'), ['-q', '-X', '-d', url], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close') as Promise<[number]>;
  await unpackFile(file, child.stdin);
  const [code] = await ended;
  // The superuser is there before the dump says so.
  const errors = said
    .split('\n')
    .filter((line) => /ERROR|FATAL/.test(line) && !line.includes('"postgres" already exists'));
  if (code !== 0 || errors.length > 0) throw new Error(`psql ended with ${code}: ${errors.join('; ')}`);
}
