import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { DIAGNOSTICS, isCode } from '@fabula/story/diagnostics/diagnostics';
import { diagnosticsPage } from '@fabula/story/diagnostics/page';
import { type Options, parseOptions, USAGE } from './cli/options.ts';
import { type Checked, checkedStory, linesOf } from './cli/report.ts';
import { compileStory } from './compile-story.ts';
import { listStoryFolders } from './folders/story-folders.ts';
import { STORIES_ROOT } from './stories-root.ts';

const print = (text: string) => void process.stdout.write(text);

/** Answers what was asked for; the exit code. */
async function answer(options: Options): Promise<number> {
  if (options.help) print(USAGE);
  else if (options.page) print(diagnosticsPage());
  else if (options.explain !== undefined) return explained(options.explain);
  else return checkStories(options);
  return 0;
}

/** Says what a code means. */
function explained(code: string): number {
  if (!isCode(code)) {
    print(`There is no code ${code}.\n`);
    return 2;
  }
  const { severity, title, meaning, mend } = DIAGNOSTICS[code];
  print(`${code} (${severity}): ${title}\n${meaning}\nTo mend it: ${mend}\n`);
  return 0;
}

async function checkStories(options: Options): Promise<number> {
  const checked: Checked[] = [];
  for (const folder of await foldersOf(options.stories)) {
    const story = checkedStory(basename(folder), await compileStory(folder, { isRehearsed: true }), options);
    checked.push(story);
    if (!options.json) print(linesOf(story));
  }
  if (options.json) print(`${JSON.stringify(checked, null, 2)}\n`);
  return checked.every(({ publishable }) => publishable) ? 0 : 1;
}

async function foldersOf(stories: readonly string[]): Promise<string[]> {
  if (stories.length === 0) return (await listStoryFolders(STORIES_ROOT)).map(({ folder }) => folder);
  return stories.map((story) => {
    const isPath = isAbsolute(story) || story.startsWith('.');
    const folder = isPath ? resolve(story) : join(STORIES_ROOT, story);
    if (!existsSync(join(folder, 'story.yaml'))) throw new Error(`There is no story "${story}".`);
    return folder;
  });
}

try {
  process.exitCode = await answer(parseOptions(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
