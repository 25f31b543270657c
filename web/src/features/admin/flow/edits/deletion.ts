import { EditAsText, FolderEdits, type NamedPlace, NoSuchPlace, takeOut } from '@fabula/story/edit';
import type { StoryFolder } from '@fabula/story/story-folder';
import type { Draft } from '../../draft/draft.ts';

export interface Deletion {
  readonly slug: string;
  /** All places that name the moment. */
  readonly named: readonly NamedPlace[];
  /** Of them those where its author has to name something else. */
  readonly left: readonly NamedPlace[];
  readonly edits: FolderEdits;
}

/** What deleting a moment would do, and who names it. */
export function planDeletion(draft: Draft, slug: string): Deletion {
  const folder = folderOf(draft);
  const thing = { kind: 'moment', slug } as const;
  try {
    return { slug, ...takeOut(folder, thing) };
  } catch (error) {
    if (!(error instanceof EditAsText || error instanceof NoSuchPlace)) throw error;
    return { slug, named: [], left: [], edits: fileAlone(folder, slug) };
  }
}

/** Where nobody can say who names it, only its own file goes. */
function fileAlone(folder: StoryFolder, slug: string): FolderEdits {
  const edits = new FolderEdits(folder);
  edits.removeText(`moments/${slug}.yaml`);
  return edits;
}

export function carryOut(draft: Draft, { edits }: Deletion): void {
  for (const [file, steps] of edits.changes) {
    if (edits.removedTexts.has(file)) continue;
    for (const changes of steps) draft.dispatch(file, { changes });
  }
  for (const path of edits.removedTexts) draft.remove(path);
  for (const path of edits.removedMedia) draft.remove(`${MEDIA}${path}`);
}

const MEDIA = 'media/';

function folderOf(draft: Draft): StoryFolder {
  const texts = new Map<string, string>();
  const media = new Map<string, string>();
  for (const { path, sha256 } of draft.files()) {
    const text = draft.textOf(path);
    if (text !== undefined) texts.set(path, text);
    else if (path.startsWith(MEDIA)) media.set(path.slice(MEDIA.length), sha256 ?? '');
  }
  return { slug: draft.storyId, texts, media };
}
