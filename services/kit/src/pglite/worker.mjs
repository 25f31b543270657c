// Plain JavaScript: neither tsx nor jest transforms what a worker thread loads.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const db = await PGlite.create({ dataDir: workerData.folder, relaxedDurability: false });
// More than one connection gave wrong answers: sessions are not kept apart.
const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: 1 });
await server.start();
parentPort?.postMessage('ready');
parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.close();
});
