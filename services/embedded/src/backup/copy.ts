import { cp } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { socketFolder } from '../sockets.ts';
import { controlSocket } from './control.ts';
import { copyData, hold } from './data-folder.ts';

const answered = z.object({ folder: z.string().optional(), message: z.string().optional() });

/**
 * A copy of a data folder as of one instant, made by the process that holds it, or here where none does. Throws with a
 * sentence for whoever asked.
 */
export async function copyOf(data: string): Promise<string> {
  return (await copyOfRunning(data)) ?? (await copyOfStopped(data));
}

/** Undefined where nobody listens. */
async function copyOfRunning(data: string): Promise<string | undefined> {
  const said = await post(controlSocket(socketFolder(data)));
  if (said === undefined) return undefined;
  const { folder, message } = answered.parse(JSON.parse(said));
  if (folder === undefined) throw new Error(`The running Fabula could not copy its data: ${message}`);
  return folder;
}

function post(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method: 'POST', path: '/copy' }, (response) => {
      text(response).then(resolve, reject);
    });
    asked.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    asked.end();
  });
}

async function copyOfStopped(data: string): Promise<string> {
  const database = join(data, 'database');
  const unlock = await hold(data, ', which does not answer.');
  try {
    return await copyData(data, (to) => cp(join(database, 'data'), to, { recursive: true }));
  } finally {
    unlock();
  }
}
