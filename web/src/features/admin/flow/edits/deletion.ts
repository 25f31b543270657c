import type { NamedPlace } from '@fabula/story/edit';
import type { FolderChanges, Plan } from '../../../../workers/plan.ts';

export interface Deletion {
  /** All places that name the moment. */
  readonly named: readonly NamedPlace[];
  /** Of them those where its author has to name something else. */
  readonly left: readonly NamedPlace[];
  readonly edits: FolderChanges;
}

/** What deleting a moment comes to. Where nobody can say who names it, only its own file goes. */
export function deletionOf(slug: string, plan: Plan): Deletion {
  if (plan.kind === 'ready') return plan;
  const edits: FolderChanges = {
    ...{ movedTexts: new Map(), movedMedia: new Map(), removedMedia: new Set(), changes: new Map() },
    removedTexts: new Set([`moments/${slug}.yaml`]),
  };
  return { named: [], left: [], edits };
}
