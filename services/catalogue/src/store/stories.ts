import type { Tx } from '@fabula/kit/db';
import { rows } from '@fabula/kit/db';
import type { Story } from '@fabula/rules/release/release';

export interface ListedStory {
  readonly card: Story;
  /** Whether the player who asks has begun a run of it. */
  readonly userStarted: boolean;
}

interface Wanted {
  /** Undefined: a visitor. */
  readonly userId?: string | undefined;
  readonly storyId?: string | undefined;
  /** Only what this owner shows in the catalogue of their own. */
  readonly ownerId?: string | undefined;
}

/** Stories by their newest release, newest first. */
export function listStories(tx: Tx, { userId, storyId, ownerId }: Wanted): Promise<ListedStory[]> {
  return rows<ListedStory>(
    tx,
    `select r.card, exists (
       select from user_started u where u.story_id = s.story_id and u.user_id = $1) as "userStarted"
     from stories s join releases r on r.story_id = s.story_id and r.version = s.latest_version
     where ($2::uuid is null or s.story_id = $2)
       and ($3::text is null or (r.card->>'ownerId' = $3 and (r.card->>'isInOwnerCatalogue')::boolean))
     order by r.card->>'createdAt' desc, s.slug`,
    [userId ?? null, storyId ?? null, ownerId ?? null],
  );
}
