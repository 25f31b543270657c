import { EMOTIONS } from '@fabula/rules/release/text';
import type { Code } from '../diagnostics/diagnostics.ts';
import { MEDIA_FILES } from '../media-files.ts';
import { placeholdersIn } from '../placeholders.ts';
import type { FieldPath, SourceFile } from '../source-file.ts';
import type { CheckedStory } from './checked-story.ts';

/** A file that something of the story is shown or heard by. */
interface MediaUse {
  readonly file: string;
  /** What it is to lack it; undefined: nothing. */
  readonly code?: Code;
  readonly source: SourceFile;
  readonly path: FieldPath;
}

/** Files without which a story cannot be shown are errors; those that something else can stand in for, warnings. */
export function checkMedia(checked: CheckedStory): void {
  const { folder, problems } = checked;
  const placeholders = placeholdersIn(folder);
  for (const { file, code, ...place } of usesOf(checked)) {
    if (!folder.media.has(file)) {
      if (code) problems.report(code, { ...place, message: `The file media/${file} is missing.` });
    } else if (placeholders.has(file))
      problems.report('FS510', { ...place, message: `The file media/${file} is a placeholder.` });
  }
}

function* usesOf({ sources, authored }: CheckedStory): Generator<MediaUse> {
  const { languages, places, items, dynamicItems } = authored.story;
  const source = sources.story;
  for (const language of languages) {
    const path = ['name', language];
    yield { code: 'FS501', file: MEDIA_FILES.cover(language), source, path };
    yield { code: 'FS501', file: MEDIA_FILES.title(language), source, path };
  }
  for (const { slug } of places)
    yield { code: 'FS502', file: MEDIA_FILES.place(slug), source, path: ['places', slug] };
  for (const { slug } of items) yield { file: MEDIA_FILES.item(slug), source, path: ['items', slug] };
  for (const { slug } of dynamicItems)
    yield { file: MEDIA_FILES.item(slug), source, path: ['dynamicItems', slug] };
  for (const [slug, character] of sources.characters)
    for (const emotion of EMOTIONS) {
      const code = emotion === 'normal' ? 'FS503' : 'FS504';
      yield { code, file: MEDIA_FILES.portrait(slug, emotion), source: character, path: [] };
    }
  for (const [slug, moment] of sources.moments) {
    if (authored.moments.get(slug)?.silent === true) continue;
    yield { code: 'FS505', file: MEDIA_FILES.momentSound(slug), source: moment, path: [] };
  }
}
