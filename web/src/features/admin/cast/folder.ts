import type { Thing } from '@fabula/story/edit';
import type { StoryFolder } from '@fabula/story/story-folder';
import type { FolderChanges } from '../../../workers/plan.ts';
import type { Draft } from '../draft/draft.ts';
import type { CastKind } from './things.ts';

const MEDIA = 'media/';

/** A draft as a folder is read. */
export function folderOf(draft: Draft): StoryFolder {
  const texts = new Map<string, string>();
  const media = new Map<string, string>();
  for (const { path, sha256 } of draft.files()) {
    if (sha256 !== undefined) media.set(path.slice(MEDIA.length), sha256);
    else texts.set(path, draft.textOf(path) ?? '');
  }
  return { slug: '', texts, media };
}

/** Makes a folder's edits in the draft: files move and go first, then texts change under their new names. */
export function applyEdits(draft: Draft, edits: FolderChanges): void {
  draft.together(() => {
    for (const [from, to] of edits.movedTexts) draft.move(from, to);
    for (const [from, to] of edits.movedMedia) draft.move(MEDIA + from, MEDIA + to);
    for (const path of edits.removedTexts) draft.remove(path);
    for (const path of edits.removedMedia) draft.remove(MEDIA + path);
    for (const [path, steps] of edits.changes) {
      if (edits.removedTexts.has(path)) continue;
      for (const changes of steps) draft.dispatch(path, { changes });
    }
  });
}

/** What the editing library calls it: items that are made by chance are named as all items are. */
export function thingOf(kind: CastKind, slug: string): Thing {
  return { kind: kind === 'dynamic item' ? 'item' : kind, slug };
}
