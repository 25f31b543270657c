import { EMOTIONS } from '@fabula/rules/release/text';
import type { FieldPath } from '../problem.ts';
import type { SourceFile } from '../source-file.ts';
import type { Checked } from './check-story.ts';

/** Files without which a story cannot be shown are errors; those that something else can stand in for, warnings. */
export function checkMedia({ folder, sources, authored, problems }: Checked): void {
  const need = (file: string, source: SourceFile, path: FieldPath) => {
    if (!folder.media.has(file))
      problems.error({ source, path, ...missing(file, 'Draw it and put it there.') });
  };
  const want = (file: string, source: SourceFile, path: FieldPath, instead: string) => {
    if (!folder.media.has(file)) problems.warning({ source, path, ...missing(file, instead) });
  };
  for (const language of authored.story.languages) {
    need(`cover.${language}.jpg`, sources.story, ['name', language]);
    need(`title.${language}.svg`, sources.story, ['name', language]);
  }
  for (const { slug } of authored.story.places) need(`places/${slug}.jpg`, sources.story, ['places', slug]);
  for (const [slug, source] of sources.characters) {
    need(`characters/${slug}/normal.jpg`, source, []);
    for (const emotion of EMOTIONS.filter((key) => key !== 'normal')) {
      want(`characters/${slug}/${emotion}.jpg`, source, [], 'Until then `normal.jpg` is shown.');
    }
  }
  for (const [slug, source] of sources.moments) {
    if (authored.moments.get(slug)?.silent === true) continue;
    want(`sounds/${slug}.mp3`, source, [], 'Add it, or write `silent: true`.');
  }
}

function missing(file: string, mend: string): { message: string; mend: string } {
  return { message: `The file media/${file} is missing.`, mend };
}
