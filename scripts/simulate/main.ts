import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HELP, type Options, readOptions } from './options.ts';
import { page } from './page.ts';
import { playersNamed } from './players/players.ts';
import { printed } from './print.ts';
import { simulate } from './simulate.ts';
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
  const { language, runs, seed, out } = options;
  const release = await releaseOf(story);
  const players = playersNamed(options.players);
  const begun = performance.now();
  const report = simulate({ release, language, runs, seed, players, onRun: progress(runs) });
  const seconds = (performance.now() - begun) / 1000;
  const name = `${story}.${language}.${seed}`;
  await mkdir(out, { recursive: true });
  await writeFile(join(out, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(out, `${name}.html`), page(report));
  process.stdout.write(printed(report));
  process.stdout.write(
    `${Math.round((runs * players.length) / seconds)} runs/s; report: ${join(out, name)}.html\n`,
  );
}

function progress(runs: number): (player: string, done: number) => void {
  return (player, done) => {
    if (done % PROGRESS_EVERY === 0 || done === runs)
      process.stderr.write(`${player}: ${done} of ${runs} runs\n`);
  };
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
