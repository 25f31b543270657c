import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from '../context.ts';
import { BENCH_FOLDER } from '../report/write.ts';

const FILE = `${BENCH_FOLDER}/test-suite.json`;
/** Written by `make test` when all of it has passed. */
const written = z.object({ seconds: z.number(), at: z.string() });

export async function suiteBench(): Promise<Outcome> {
  if (!existsSync(FILE)) return { text: '  make test has not passed here yet', data: {} };
  const { seconds, at } = written.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  return { text: `  make test took ${seconds} s (${at})`, data: { seconds, at } };
}
