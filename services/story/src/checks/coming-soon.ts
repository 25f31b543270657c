import type { CheckedStory } from './checked-story.ts';

/** A story can be played from a start, or is coming soon and has no moments. */
export function checkComingSoon({ sources, authored, problems }: CheckedStory): void {
  const { isComingSoon, start } = authored.story;
  const first = [...sources.moments.values()][0];
  if (isComingSoon && first !== undefined) {
    const message = 'A story that is coming soon has no moments yet.';
    problems.report('FS204', { source: first, path: [], message });
  }
  if (isComingSoon || start !== null) return;
  problems.report('FS202', { source: sources.story, path: ['start'], message: '"start" is missing.' });
}
