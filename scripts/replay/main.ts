import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '@fabula/embedded/database';
import { openPostgres } from '@fabula/kit/db';
import { HELP, type ReplayOptions, readOptions } from './options.ts';
import { type Replayed, replayRuns, type Sources } from './replay.ts';

const PROGRESS_EVERY = 100;

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(HELP);
    return 0;
  }
  const opened = await open(options);
  try {
    const done = await replayRuns(opened.sources, { run: options.run, onRun: progress });
    return report(done);
  } finally {
    await opened.close();
  }
}

async function open({ data, url }: ReplayOptions): Promise<{ sources: Sources; close(): Promise<void> }> {
  if (url !== undefined) {
    const run = openPostgres('run', { url, poolMax: 1 });
    const catalogue = openPostgres('catalogue', { url, poolMax: 1 });
    return {
      sources: { run, catalogue },
      close: async () => {
        await run.close();
        await catalogue.close();
      },
    };
  }
  const folder = join(data, 'database');
  if (!existsSync(folder))
    throw new Error(`There is no data of Fabula in ${data}. Name its folder with --data.`);
  const database = await openEmbeddedDatabase(folder);
  return {
    sources: { run: database.of('run'), catalogue: database.of('catalogue') },
    close: () => database.close(),
  };
}

function progress(runs: number): void {
  if (runs % PROGRESS_EVERY === 0) process.stderr.write(`${runs} runs replayed\n`);
}

function report({ runs, turns, gone, difference }: Replayed): number {
  if (!difference) {
    const less = gone > 0 ? `; ${gone} were gone before they were read` : '';
    process.stdout.write(`${runs} runs with ${turns} turns: all states as recorded${less}\n`);
    return 0;
  }
  const { run, turnNo, logged, replayed } = difference;
  process.stdout.write(`run ${run} differs at turn ${turnNo}: recorded ${logged}, replayed ${replayed}\n`);
  return 1;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
