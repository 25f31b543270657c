import type { Tx } from '@fabula/kit/db';
import { rows } from '@fabula/kit/db';
import type { Story } from '@fabula/rules/release/release';

export interface ListedStory {
  /** Its owner is who owns the draft; a folder says so itself. */
  readonly card: Story;
  /** Whether the player who asks has begun a run of it. */
  readonly userStarted: boolean;
  /** Nobody may begin a run of it. */
  readonly isClosed: boolean;
}

interface Wanted {
  /** Undefined: a visitor. */
  readonly userId?: string | undefined;
  readonly storyId?: string | undefined;
  /** Only what this owner shows in the catalogue of their own. */
  readonly ownerId?: string | undefined;
}

interface OnDisk {
  readonly storyIds: readonly string[];
  /** Of folders that are there, though nobody can say which story they hold. */
  readonly unreadable: readonly string[];
}

/** Of the stories that are written in folders, lists those on disk and no others. Answers the slugs of those that are newly unlisted. */
export async function listOnly(tx: Tx, { storyIds, unreadable }: OnDisk): Promise<string[]> {
  const there = '(story_id = any($1::uuid[]) or slug = any($2::text[]))';
  const bindings = [storyIds, unreadable];
  await rows(
    tx,
    `update stories set unlisted_at = null where unlisted_at is not null and origin = 'folder' and ${there}`,
    bindings,
  );
  const gone = await rows<{ slug: string }>(
    tx,
    `update stories set unlisted_at = clock_timestamp()
     where unlisted_at is null and origin = 'folder' and not ${there} returning slug`,
    bindings,
  );
  return gone.map(({ slug }) => slug);
}

/** A folder's author may write an id in capitals. */
const OWNER = "case when s.origin = 'folder' then lower(r.card->>'ownerId') else s.owner_id end";

/**
 * Stories by their newest release, newest first; unlisted and closed ones for those who have begun them. One that is not listed
 * publicly is found by its id, and in its owner's catalogue; one that is closed by its id alone.
 */
export async function listStories(tx: Tx, { userId, storyId, ownerId }: Wanted): Promise<ListedStory[]> {
  const found = await rows<ListedStory & { readonly ownerId: string | null }>(
    tx,
    `select r.card, ${OWNER} as "ownerId", s.closed_runs is not null as "isClosed", exists (
       select from user_started u where u.story_id = s.story_id and u.user_id = $1) as "userStarted"
     from stories s join releases r on r.story_id = s.story_id and r.version = s.latest_version
     where ($2::uuid is null or s.story_id = $2)
       and ($3::text is null or (${OWNER} = $3 and (r.card->>'isInOwnerCatalogue')::boolean))
       and ((s.unlisted_at is null and ($2::uuid is not null
           or (s.closed_runs is null and (s.is_listed or $3::text is not null))))
         or exists (select from user_started u where u.story_id = s.story_id and u.user_id = $1))
     order by r.card->>'createdAt' desc, s.slug`,
    [userId ?? null, storyId ?? null, ownerId ?? null],
  );
  return found.map(({ card, userStarted, isClosed, ownerId: owner }) => ({
    card: { ...card, ownerId: owner },
    ...{ userStarted, isClosed },
  }));
}
