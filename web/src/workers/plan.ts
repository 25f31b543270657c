import {
  EditAsText,
  type FolderEdits,
  type NamedPlace,
  NoSuchPlace,
  RenameRefused,
  renamed,
  type Tell,
  type Thing,
  takeOut,
} from '@fabula/story/edit';
import type { StoryFolder } from '@fabula/story/story-folder';

/** A change of the whole story that is to be worked out before anybody decides on it. */
export type Wanted =
  | { readonly kind: 'takeOut'; readonly thing: Thing }
  | { readonly kind: 'rename'; readonly thing: Thing; readonly to: string };

/** What becomes of a story's files. Each step of `changes` is told by the text that the one before left. */
export type FolderChanges = Pick<
  FolderEdits,
  'movedTexts' | 'movedMedia' | 'removedTexts' | 'removedMedia' | 'changes'
>;

export type Plan =
  | {
      readonly kind: 'ready';
      readonly edits: FolderChanges;
      /** Of a deletion: all places that name it, */
      readonly named: readonly NamedPlace[];
      /** and of them those where its author has to name something else. */
      readonly left: readonly NamedPlace[];
    }
  /** As the story is, nobody can say; why is for the author. */
  | { readonly kind: 'refused'; readonly why: string };

/** Works out what a change would come to. */
export function planned(folder: StoryFolder, wanted: Wanted, tell: Tell = () => {}): Plan {
  try {
    if (wanted.kind === 'rename') {
      const edits = plain(renamed(folder, wanted, tell));
      return { kind: 'ready', edits, named: [], left: [] };
    }
    const { edits, named, left } = takeOut(folder, wanted.thing, tell);
    return { kind: 'ready', edits: plain(edits), named, left };
  } catch (error) {
    const isExpected = [RenameRefused, EditAsText, NoSuchPlace].some((known) => error instanceof known);
    if (!isExpected || !(error instanceof Error)) throw error;
    return { kind: 'refused', why: error.message };
  }
}

/** As it travels from a worker to the page. */
function plain({ movedTexts, movedMedia, removedTexts, removedMedia, changes }: FolderEdits): FolderChanges {
  return { movedTexts, movedMedia, removedTexts, removedMedia, changes };
}
