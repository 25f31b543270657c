import type { Compiled } from '@fabula/story/compile';
import { formatProblem, type Problem } from '@fabula/story/problem';

/** What was found in one story. */
export interface Checked {
  readonly story: string;
  /** Of the release that it would become; null if it cannot become one. */
  readonly contentHash: string | null;
  readonly publishable: boolean;
  readonly problems: readonly Problem[];
}

/** @param strict warnings keep it from being published, too */
export function checkedStory(
  story: string,
  { problems, contentHash }: Compiled,
  { strict }: { strict: boolean },
): Checked {
  const stops = problems.some(({ severity }) => strict || severity === 'error');
  return {
    story,
    contentHash: contentHash ?? null,
    publishable: contentHash !== undefined && !stops,
    problems,
  };
}

/** One line for each problem and one at the end. */
export function linesOf({ story, contentHash, publishable, problems }: Checked): string {
  const lines = problems.map((problem) => `${story}/${formatProblem(problem)}`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const toMend = `${errors} to mend, ${problems.length - errors} to look at`;
  const end = publishable ? `fit to be published (${contentHash?.slice(0, 8)})` : toMend;
  return [...lines, `${story}: ${end}`, ''].join('\n');
}
