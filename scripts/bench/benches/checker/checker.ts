import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { explore } from '@fabula/story/explore/explore';
import type { StoryFolder } from '@fabula/story/story-folder';
import { ROOT } from '../../../stage/root.ts';
import type { Context, Outcome } from '../../context.ts';
import { table } from '../../report/table.ts';
import { bigStory } from './big-story.ts';
import { timed } from './timed.ts';

/** A story with a moment of every kind; its copies make the larger ones. */
const SMALL = join(ROOT, 'services/story/test/stories/every-kind');
const SIZES = [10, 100, 500];

interface Measure {
  readonly moments: number;
  /** All, from reading the files to what is to mend: by the clock, and of the processor. */
  readonly checkMs: number;
  readonly checkCpuMs: number;
  /** Of the processor's, what following the story through what can happen takes. */
  readonly exploreCpuMs: number;
  readonly problems: number;
}

/** How long the story checker takes. The first round warms up and does not count; of the others the median does. */
export async function checkerBench({ scale, folder, say }: Context): Promise<Outcome> {
  const small = await readFolder(SMALL);
  const measures: Measure[] = [];
  for (const size of SIZES) {
    say(`${size} moments`);
    const path = written(bigStory(small, size), folder(`story-${size}`));
    const rounds: Measure[] = [];
    for (let round = 0; round <= scale.runs; round += 1) rounds.push(await measure(path));
    measures.push(medianOf(rounds.slice(1)));
  }
  const rows = measures.map((each) => [
    String(each.moments),
    each.checkMs,
    each.checkCpuMs,
    each.exploreCpuMs,
  ]);
  const head = ['moments', 'check, ms', 'of the processor, ms', 'of that exploring, ms'];
  return { text: table(head, rows), data: { measures } };
}

function written({ texts }: StoryFolder, folder: string): string {
  for (const [path, text] of texts) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

async function measure(folder: string): Promise<Measure> {
  const check = await timed(() => compileStory(folder, { isRehearsed: true }));
  const { release, problems } = check.result;
  if (release === undefined) throw new Error('the measured story does not compile');
  const exploring = await timed(async () => explore(release));
  return {
    moments: release.moments.length,
    checkMs: check.wallMs,
    checkCpuMs: check.cpuMs,
    exploreCpuMs: exploring.cpuMs,
    problems: problems.length,
  };
}

function medianOf(rounds: readonly Measure[]): Measure {
  const sorted = [...rounds].sort((a, b) => a.checkMs - b.checkMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
