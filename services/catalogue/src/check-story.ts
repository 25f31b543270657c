import { join } from 'node:path';
import { compileStory } from './compile-story.ts';
import { formatProblem } from './domain/problem.ts';
import { listStoryFolders } from './folders/story-folders.ts';
import { STORIES_ROOT } from './stories-root.ts';

/** Prints what is to mend in the named stories (all, if none is named); says whether any has an error. */
async function checkStories(slugs: readonly string[]): Promise<boolean> {
  const chosen = slugs.length > 0 ? slugs : (await listStoryFolders(STORIES_ROOT)).map(({ slug }) => slug);
  let failed = false;
  for (const slug of chosen) {
    const { problems, contentHash } = await compileStory(join(STORIES_ROOT, slug));
    for (const problem of problems) process.stdout.write(`${slug}/${formatProblem(problem)}\n`);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const end = errors > 0 ? `${errors} to mend` : `fit to be published (${contentHash?.slice(0, 8)})`;
    process.stdout.write(`${slug}: ${end}\n`);
    failed ||= errors > 0;
  }
  return failed;
}

process.exitCode = (await checkStories(process.argv.slice(2))) ? 1 : 0;
