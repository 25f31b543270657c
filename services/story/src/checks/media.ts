import { EMOTIONS } from '@fabula/rules/release/text';
import type { Code } from '../diagnostics/diagnostics.ts';
import type { FieldPath, SourceFile } from '../source-file.ts';
import type { CheckedStory } from './checked-story.ts';

/** Files without which a story cannot be shown are errors; those that something else can stand in for, warnings. */
export function checkMedia({ folder, sources, authored, problems }: CheckedStory): void {
  const expect = (code: Code, file: string, source: SourceFile, path: FieldPath) => {
    if (folder.media.has(file)) return;
    problems.report(code, { source, path, message: `The file media/${file} is missing.` });
  };
  for (const language of authored.story.languages) {
    expect('FS501', `cover.${language}.jpg`, sources.story, ['name', language]);
    expect('FS501', `title.${language}.svg`, sources.story, ['name', language]);
  }
  for (const { slug } of authored.story.places)
    expect('FS502', `places/${slug}.jpg`, sources.story, ['places', slug]);
  for (const [slug, source] of sources.characters) {
    for (const emotion of EMOTIONS) {
      const code = emotion === 'normal' ? 'FS503' : 'FS504';
      expect(code, `characters/${slug}/${emotion}.jpg`, source, []);
    }
  }
  for (const [slug, source] of sources.moments) {
    if (authored.moments.get(slug)?.silent === true) continue;
    expect('FS505', `sounds/${slug}.mp3`, source, []);
  }
}
