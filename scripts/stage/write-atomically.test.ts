import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { tempFolder } from '../proof/temp-folder.ts';
import { writeAtomically } from './write-atomically.ts';

/** Reads without a pause, and tells the size of each text that is not whole; ends once it is told to. */
const READER = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const { file, size, stop } = workerData;
  const torn = [];
  while (Atomics.load(stop, 0) === 0) {
    const { length } = readFileSync(file, 'utf8');
    if (length !== size) torn.push(length);
    Atomics.store(stop, 1, 1);
  }
  parentPort.postMessage(torn);
`;
const SIZE = 100_000;
const TIMES = 300;

test('who reads while it is written anew finds a whole text, and nobody else may read it', async () => {
  const folder = tempFolder('write-whole');
  const file = join(folder.path, 'state.json');
  writeAtomically(file, 'a'.repeat(SIZE));
  const stop = new Int32Array(new SharedArrayBuffer(8));
  const reader = new Worker(READER, { eval: true, workerData: { file, size: SIZE, stop } });
  const told = new Promise((resolve) => reader.once('message', resolve));
  while (Atomics.load(stop, 1) === 0) await new Promise(setImmediate);
  for (let n = 0; n < TIMES; n += 1) writeAtomically(file, String(n % 10).repeat(SIZE));
  Atomics.store(stop, 0, 1);
  expect(await told).toEqual([]);
  expect(readFileSync(file, 'utf8')).toHaveLength(SIZE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  folder.remove();
});
