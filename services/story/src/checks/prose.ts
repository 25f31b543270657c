import { LANGUAGES } from '@fabula/rules/release/text';
import type { CheckedStory } from './checked-story.ts';

/** Every character has its prose in both languages; a director reads it. */
export function checkProse({ folder, sources, problems }: CheckedStory): void {
  for (const [slug, source] of sources.characters) {
    for (const language of LANGUAGES) {
      const file = `characters/${slug}.${language}.md`;
      if ((folder.texts.get(file) ?? '').trim() !== '') continue;
      problems.report('FS506', { source, path: [], message: `The file ${file} is missing or empty.` });
    }
  }
}
