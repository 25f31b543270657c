import { readStory } from '../../read-story.ts';
import { isReserved } from '../../reserved-names.ts';
import type { StoryFolder } from '../../story-folder.ts';
import { FolderEdits } from '../folder-edits.ts';
import { SLUG, type Thing } from '../thing.ts';
import { renameBeside } from './beside.ts';
import type { Renaming } from './mends.ts';
import { renameEverywhere, type Tell } from './references.ts';
import { isSameRelease, releaseOf } from './same-release.ts';

/** A thing cannot be called so, or cannot be called otherwise as the story is; the message is for the author. */
export class RenameRefused extends Error {}

/**
 * Calls a thing by another slug: its files and media, and every place that names it, as the checker sees them. Ids stay.
 * The story that comes of it is played as before.
 * @returns the folder's edits: files moved, then changes, under the new names
 * @throws RenameRefused, NoSuchPlace, EditAsText
 */
export function renameSlug(folder: StoryFolder, thing: Thing, to: string): FolderEdits {
  return renamed(folder, { thing, to });
}

/** The same for whoever wants to know how far it is. */
export function renamed(folder: StoryFolder, { thing, to }: Renaming, tell?: Tell): FolderEdits {
  if (!SLUG.test(to)) throw new RenameRefused('A slug is made of a-z, 0-9 and "-".');
  if (isReserved(to)) throw new RenameRefused(`Nothing can be called "${to}".`);
  const { authored } = readStory(folder);
  const before = authored && releaseOf(folder, authored);
  if (before === undefined) throw new RenameRefused('Mend the errors of this story first.');
  const edits = new FolderEdits(folder);
  renameEverywhere(edits, { thing, to }, tell);
  renameBeside(edits, thing, to);
  if (!isPlayedAsBefore(before, edits, { thing, to }))
    throw new RenameRefused(`With "${to}" for "${thing.slug}" the story would be another one.`);
  return edits;
}

function isPlayedAsBefore(before: unknown, edits: FolderEdits, renaming: Renaming): boolean {
  const { folder, movedMedia } = edits;
  const { authored } = readStory(folder);
  const after = authored && releaseOf(folder, authored);
  return after !== undefined && isSameRelease(before, after, { ...renaming, folder, movedMedia });
}
