import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVICES = fileURLToPath(new URL('../../../../../services/', import.meta.url));

/** Folders of stories: those that are shipped, and the one that has a moment of every type. */
export const STORIES = [
  'catalogue/stories/put-out-the-light',
  'catalogue/stories/nobody-steals-the-moon',
  'catalogue/stories/the-dragons-advocate',
  'story/test/stories/every-kind',
] as const;

/** The texts of a story's folder, by path. */
export function textsOf(story: (typeof STORIES)[number]): Map<string, string> {
  const folder = join(SERVICES, story);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(story\.yaml|(characters|moments)\/.+)$/.test(path),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
