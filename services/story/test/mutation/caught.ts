import { type Compiled, compile } from '@fabula/story/compile';
import type { Problem } from '@fabula/story/problem';
import type { StoryFolder } from '@fabula/story/story-folder';

/** What the checker makes of an edit, beyond what it says of the unharmed story. */
export interface Caught {
  /** `error`: it would not be published; `warning`: its author is told; `nothing`: nobody would know. */
  readonly by: 'error' | 'warning' | 'nothing';
  readonly codes: readonly string[];
  /** To be simulated; absent if there is none. */
  readonly release: Compiled['release'];
}

/** All that an author is told. */
const THOROUGH = { isRehearsed: true };

/** Compares edited stories with the one that they were made of. */
export function catcher(unharmed: StoryFolder): (edited: StoryFolder) => Caught {
  const before = new Set(compile(unharmed, THOROUGH).problems.map(keyOf));
  return (edited) => {
    const { problems, release } = compile(edited, THOROUGH);
    const news = problems.filter((problem) => !before.has(keyOf(problem)));
    const isError = news.some(({ severity }) => severity === 'error');
    return {
      by: isError ? 'error' : news.length > 0 ? 'warning' : 'nothing',
      codes: [...new Set(news.map(({ code }) => code))],
      release,
    };
  };
}

/** Lines move when something above them changes. */
function keyOf({ code, file, field, message }: Problem): string {
  return [code, file, field, message].join('\n');
}
