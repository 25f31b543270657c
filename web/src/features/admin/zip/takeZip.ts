import type { DraftStore } from '../draft/store.ts';
import type { ImportedStory } from './importZip.ts';

export interface Taken {
  readonly changed: readonly string[];
  /** Not taken: pictures and sounds, and what is no part of a story. */
  readonly others: readonly string[];
}

const ID = /^id: *['"]?([0-9a-f-]{36})/m;

/** Whether a zip is of this story: its id says so. */
export function isOf(draft: DraftStore, { texts }: ImportedStory): boolean {
  return ID.exec(texts.get('story.yaml') ?? '')?.[1]?.toLowerCase() === draft.storyId;
}

/** Makes the draft's texts those of a zip, as edits of what they are. Texts that the zip does not have go. */
export function takeZip(draft: DraftStore, { texts, media, leftOut }: ImportedStory): Taken {
  const changed: string[] = [];
  for (const [path, text] of texts) {
    const state = draft.stateOf(path);
    if (state?.doc.toString() === text) continue;
    changed.push(path);
    if (state) draft.dispatch(path, { changes: { from: 0, to: state.doc.length, insert: text } });
    else draft.create(path, text);
  }
  for (const { path, sha256 } of draft.files())
    if (sha256 === undefined && !texts.has(path)) {
      changed.push(path);
      draft.remove(path);
    }
  return { changed, others: [...media.keys(), ...leftOut] };
}
