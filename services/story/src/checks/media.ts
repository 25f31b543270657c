import { EMOTIONS } from '@fabula/rules/release/text';
import type { Code } from '../diagnostics/diagnostics.ts';
import { MEDIA_FILES, sampleNumber } from '../media-files.ts';
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
    const hash = folder.media.get(file);
    if (hash === undefined) {
      if (code) problems.report(code, { ...place, message: `The file media/${file} is missing.` });
    } else if (folder.absent?.has(hash))
      problems.report('FS511', { ...place, message: `The file media/${file} is not kept by the site.` });
    else if (placeholders.has(file))
      problems.report('FS510', { ...place, message: `The file media/${file} is a placeholder.` });
  }
}

/** All files that the story's release can name. */
function* usesOf(checked: CheckedStory): Generator<MediaUse> {
  yield* usesOfStory(checked);
  for (const [slug, character] of checked.sources.characters) yield* usesOfCharacter(slug, character);
  for (const [slug, moment] of checked.sources.moments) {
    const at = { source: moment, path: [] };
    yield { ...at, file: MEDIA_FILES.momentPicture(slug) };
    if (checked.authored.moments.get(slug)?.silent === true) continue;
    yield { ...at, code: 'FS505', file: MEDIA_FILES.momentSound(slug) };
  }
}

function* usesOfStory({ folder, sources, authored }: CheckedStory): Generator<MediaUse> {
  const { languages, places, items, dynamicItems } = authored.story;
  const source = sources.story;
  for (const language of languages) {
    const path = ['name', language];
    yield { code: 'FS501', file: MEDIA_FILES.cover(language), source, path };
    yield { code: 'FS501', file: MEDIA_FILES.title(language), source, path };
  }
  yield { file: MEDIA_FILES.intro(), source, path: [] };
  for (const file of folder.media.keys())
    if (sampleNumber(file) !== undefined) yield { file, source, path: [] };
  for (const { slug } of places)
    yield { code: 'FS502', file: MEDIA_FILES.place(slug), source, path: ['places', slug] };
  for (const { slug } of items) yield { file: MEDIA_FILES.item(slug), source, path: ['items', slug] };
  for (const { slug } of dynamicItems)
    yield { file: MEDIA_FILES.item(slug), source, path: ['dynamicItems', slug] };
}

function* usesOfCharacter(slug: string, source: SourceFile): Generator<MediaUse> {
  for (const emotion of EMOTIONS) {
    const code = emotion === 'normal' ? 'FS503' : 'FS504';
    yield { code, file: MEDIA_FILES.portrait(slug, emotion), source, path: [] };
    yield { file: MEDIA_FILES.video(slug, emotion), source, path: [] };
  }
  yield { file: MEDIA_FILES.figure(slug), source, path: [] };
}
