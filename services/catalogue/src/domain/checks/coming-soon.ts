import type { Checked } from './check-story.ts';

/** A story can be played from a start, or is coming soon and has no moments. */
export function checkComingSoon({ sources, authored, problems }: Checked): void {
  const { isComingSoon, start } = authored.story;
  const first = [...sources.moments.values()][0];
  if (isComingSoon && first !== undefined) {
    problems.error({
      source: first,
      path: [],
      message: 'A story that is coming soon has no moments yet.',
      mend: 'Take `isComingSoon: true` out of story.yaml to publish it.',
    });
  }
  if (isComingSoon || start !== null) return;
  problems.error({
    source: sources.story,
    path: ['start'],
    message: '"start" is missing.',
    mend: 'Write the slug of the moment that a run begins with, or `isComingSoon: true`.',
  });
}
