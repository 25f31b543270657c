// Plain JavaScript: neither tsx nor jest transforms what a worker thread loads.
import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { NodeFolder } from './node-folder.mjs';

/** What `-c` sets holds for folders of earlier releases too. The usual 128 MB are more than most sites' data, and stay taken. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const fs = new NodeFolder(workerData.folder);
const db = await PGlite.create({ fs, relaxedDurability: false, startParams });
// More than one connection gave wrong answers: sessions are not kept apart.
const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: 1 });
await server.start();
parentPort?.postMessage('ready');
parentPort?.on('message', (asked) => (asked.copyTo === undefined ? close() : copy(asked.copyTo)));

async function close() {
  await server.stop();
  await db.close();
  parentPort?.close();
}

/**
 * Between two statements, and without giving up this thread: the copy is what a kill at this instant would leave behind,
 * which opens as what was committed by then.
 */
async function copy(to) {
  let error;
  try {
    await db.runExclusive(async () =>
      cpSync(workerData.folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    );
  } catch (thrown) {
    error = thrown.message;
  }
  parentPort?.postMessage({ copied: to, error });
}
