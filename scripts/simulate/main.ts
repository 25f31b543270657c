import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playersNamed } from '@fabula/players/players';
import type { Report } from '@fabula/players/report';
import { simulateAloud } from '@fabula/players/simulate';
import { HELP, type Options, readOptions } from './options.ts';
import { page } from './page.ts';
import { printed } from './print.ts';
import { rateOf } from './rate.ts';
import { Speech } from './speech.ts';
import { releaseOf, storiesNamed } from './stories.ts';
import { type Named, WorkerPool } from './worker-pool.ts';

const PROGRESS_EVERY = 200;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(HELP);
    return;
  }
  for (const story of await storiesNamed(options.stories)) await simulateStory(story, options);
}

async function simulateStory(story: string, options: Options): Promise<void> {
  const { language, runs, seed } = options;
  const named = { story, language, runs, seed, players: options.players };
  const report = options.voice ? await aloud(named) : await measured(named, options.threads);
  const path = await written(report, options);
  process.stdout.write(`${printed(report)}report: ${path}.html\n`);
}

/** Plays all of it, and once more now that the directors remember: rates are for the terminal, no report holds any. */
async function measured(named: Named, threads: number): Promise<Report> {
  const crew = await WorkerPool.open(named, threads);
  try {
    const runs = named.runs * named.players.length;
    const first = await rateOf(runs, () => crew.simulate(progress(named.runs)));
    const warm = await rateOf(runs, () => crew.simulate());
    process.stdout.write(`${threads} threads; uncached ${first.text}; warm ${warm.text}\n`);
    return first.result;
  } finally {
    await crew.close();
  }
}

async function aloud(named: Named): Promise<Report> {
  const release = await releaseOf(named.story);
  const speech = await Speech.open(named.language);
  try {
    const players = playersNamed(named.players);
    const everyRun = { ...named, release, players, onRun: progress(named.runs, 1) };
    return await simulateAloud(everyRun, (utterance) => speech.hear(utterance));
  } finally {
    await speech.close();
  }
}

async function written(report: Report, { language, seed, out, voice }: Options): Promise<string> {
  const path = join(out, `${report.story}.${language}.${seed}${voice ? '.voice' : ''}`);
  await mkdir(out, { recursive: true });
  await writeFile(`${path}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${path}.html`, page(report));
  return path;
}

function progress(runs: number, every = PROGRESS_EVERY): (player: string) => void {
  const played = new Map<string, number>();
  return (player) => {
    const done = (played.get(player) ?? 0) + 1;
    played.set(player, done);
    if (done % every === 0 || done === runs) process.stderr.write(`${player}: ${done} of ${runs} runs\n`);
  };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
