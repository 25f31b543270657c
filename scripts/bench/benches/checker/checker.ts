import { join } from 'node:path';
import { compile } from '@fabula/catalogue/domain/compile';
import { explore } from '@fabula/catalogue/domain/explore/explore';
import type { StoryFolder } from '@fabula/catalogue/domain/story-folder';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { ROOT } from '../../../stage/root.ts';
import type { Context, Outcome } from '../../context.ts';
import { table } from '../../report/table.ts';
import { bigStory } from './big-story.ts';

/** A story with a moment of every kind; its copies make the larger ones. */
const SMALL = join(ROOT, 'services/catalogue/test/stories/every-kind');
const SIZES = [10, 100, 500];

interface Measure {
  readonly moments: number;
  /** Milliseconds: all from the files' text on, and of that following the story through what can happen. */
  readonly checkMs: number;
  readonly exploreMs: number;
  readonly problems: number;
}

/** How long the story checker takes. The first round warms up and does not count; of the others the median does. */
export async function checkerBench({ scale, say }: Context): Promise<Outcome> {
  const small = await readFolder(SMALL);
  const measures = SIZES.map((size) => {
    say(`${size} moments`);
    const rounds = Array.from({ length: scale.runs + 1 }, () => measure(bigStory(small, size)));
    return medianOf(rounds.slice(1));
  });
  const rows = measures.map((each) => [String(each.moments), each.checkMs, each.exploreMs]);
  return { text: table(['moments', 'check, ms', 'of that exploring, ms'], rows), data: { measures } };
}

function measure(folder: StoryFolder): Measure {
  const start = performance.now();
  const { release, problems } = compile(folder);
  const checked = performance.now();
  if (release === undefined) throw new Error('the measured story does not compile');
  explore(release);
  const exploreMs = performance.now() - checked;
  return { moments: release.moments.length, checkMs: checked - start, exploreMs, problems: problems.length };
}

function medianOf(rounds: readonly Measure[]): Measure {
  const sorted = [...rounds].sort((a, b) => a.checkMs - b.checkMs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
