import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { SupervisedWorker, WorkerFailed } from '../src/process/supervised-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'fabula-worker-'));
const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ id, request }) => {
     if (request === 'die') process.exit(3);
     if (request === 'refuse') parentPort.postMessage({ id, error: 'no' });
     if (request === 'throw') throw new Error('broken');
     if (Array.isArray(request)) parentPort.postMessage({ id, answer: request.length });
   });`,
);
const newWorker = (timeoutMs = 20_000) => new SupervisedWorker({ entry: pathToFileURL(file), timeoutMs });
afterAll(() => rmSync(folder, { recursive: true }));

test('a worker that dies fails its jobs and is started again', async () => {
  const worker = newWorker();
  const jobs = ['wait', 'die'].map((request) => worker.ask(request, []));
  for (const job of jobs) await expect(job).rejects.toThrow(WorkerFailed);
  expect(await worker.ask([1, 2], [])).toBe(2);
  await expect(worker.ask('throw', [])).rejects.toThrow('broken');
  expect(await worker.ask([1], [])).toBe(1);
  await worker.close();
});

test('a job that is refused fails alone', async () => {
  const worker = newWorker();
  const jobs = [worker.ask('refuse', []), worker.ask([1, 2, 3], [])];
  await expect(jobs[0]).rejects.toThrow(WorkerFailed);
  expect(await jobs[1]).toBe(3);
  await worker.close();
});

test('a job that never ends costs the worker, not the service', async () => {
  const worker = newWorker(300);
  await expect(worker.ask('wait', [])).rejects.toThrow('too long');
  await worker.close();
});

test('an aborted job is forgotten, the worker goes on', async () => {
  const worker = newWorker();
  const gone = new AbortController();
  const job = worker.ask('wait', [], gone.signal);
  gone.abort(new Error('gone'));
  await expect(job).rejects.toThrow('gone');
  expect(await worker.ask([], [])).toBe(0);
  await worker.close();
  await worker.close();
});
