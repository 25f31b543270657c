import { MEDIA_FILES } from '../../media-files.ts';
import { PLACEHOLDERS_FILE } from '../../placeholders.ts';
import { SourceFile } from '../../source-file.ts';
import type { StoryFolder } from '../../story-folder.ts';
import type { FolderEdits } from '../folder-edits.ts';
import type { Thing } from '../thing.ts';
import { valueAt } from '../tree.ts';

/** What lies in the folder for one thing alone, beside the story as well. */
export function ownFiles({ texts, media }: StoryFolder, { kind, slug }: Thing): OwnFiles {
  const own = (files: ReadonlyMap<string, string>, called: readonly string[]) =>
    [...files.keys()].filter((path) =>
      called.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each)),
    );
  return { texts: own(texts, TEXTS[kind]?.(slug) ?? []), media: own(media, MEDIA[kind]?.(slug) ?? []) };
}

export interface OwnFiles {
  readonly texts: readonly string[];
  readonly media: readonly string[];
}

/** Calls all files of a thing by its new name. */
export function renameOwnFiles(edits: FolderEdits, thing: Thing, to: string): void {
  const { texts, media } = ownFiles(edits.folder, thing);
  // The name comes behind the folder's.
  const renamed = (path: string) => path.replace(`/${thing.slug}`, `/${to}`);
  for (const path of texts) edits.moveText(path, renamed(path));
  for (const path of media) {
    edits.moveMedia(path, renamed(path));
    renamePlaceholder(edits, path, renamed(path));
  }
}

/** What is said of a placeholder is said of where it lies now. */
function renamePlaceholder(edits: FolderEdits, path: string, key: string): void {
  const { value } = new SourceFile(PLACEHOLDERS_FILE, edits.text(PLACEHOLDERS_FILE));
  if (valueAt(value, [path]) !== undefined)
    edits.edit(PLACEHOLDERS_FILE, { kind: 'renameKey', path: [path], key });
}

type Paths = Readonly<Partial<Record<Thing['kind'], (slug: string) => readonly string[]>>>;

/** What a thing's texts are called; a folder ends with a slash. */
const TEXTS: Paths = {
  moment: (slug) => [`moments/${slug}.yaml`, `utterances/${slug}.yaml`],
  character: (slug) => ['.yaml', '.en.md', '.fr.md'].map((ending) => `characters/${slug}${ending}`),
};

const MEDIA: Paths = {
  moment: (slug) => [MEDIA_FILES.momentPicture(slug), MEDIA_FILES.momentSound(slug)],
  character: (slug) => [`characters/${slug}/`],
  item: (slug) => [MEDIA_FILES.item(slug)],
  place: (slug) => [MEDIA_FILES.place(slug)],
};
