import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';

export interface StoryText {
  readonly file: string;
  readonly text: string;
}

const EVERY_KIND = fileURLToPath(new URL('../stories/every-kind', import.meta.url));

/** All YAML files of the product's stories, and of the one that has every type of moment. */
export function storyTexts(): StoryText[] {
  return [STORIES_ROOT, EVERY_KIND].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
}
