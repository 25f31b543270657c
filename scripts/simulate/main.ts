import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HELP, type Options, readOptions } from './options.ts';
import { page } from './page.ts';
import { playersNamed } from './players/players.ts';
import { printed } from './print.ts';
import { rateOf } from './rate.ts';
import type { Report } from './report.ts';
import { newDirector, type Simulation, simulate, simulateAloud } from './simulate.ts';
import { Speech } from './speech.ts';
import { playableStories, releaseOf } from './stories.ts';

const PROGRESS_EVERY = 200;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(HELP);
    return;
  }
  const stories = options.stories.includes('all') ? await playableStories() : options.stories;
  for (const story of stories) await simulateStory(story, options);
}

async function simulateStory(story: string, options: Options): Promise<void> {
  const { language, runs, seed } = options;
  const release = await releaseOf(story);
  const players = playersNamed(options.players);
  const simulation = { release, language, runs, seed, players, director: newDirector() };
  const report = options.voice ? await aloud(simulation) : measured(simulation);
  const path = await written(report, options);
  process.stdout.write(`${printed(report)}report: ${path}.html\n`);
}

/** Plays all of it, and once more now that the director remembers: rates are for the terminal, no report holds any. */
function measured(simulation: Simulation): Report {
  const runs = simulation.runs * simulation.players.length;
  const first = rateOf(runs, () => simulate({ ...simulation, onRun: progress(simulation.runs) }));
  const warm = rateOf(runs, () => simulate(simulation));
  process.stdout.write(`uncached ${first.text}; warm ${warm.text}\n`);
  return first.result;
}

async function aloud(simulation: Simulation): Promise<Report> {
  const speech = await Speech.open(simulation.language);
  try {
    const everyRun = { ...simulation, onRun: progress(simulation.runs, 1) };
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

function progress(runs: number, every = PROGRESS_EVERY): (player: string, done: number) => void {
  return (player, done) => {
    if (done % every === 0 || done === runs) process.stderr.write(`${player}: ${done} of ${runs} runs\n`);
  };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
