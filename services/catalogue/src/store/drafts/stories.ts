import { type Query, queryIn, rows, type Tx } from '@fabula/kit/db';
import type { DraftCard } from '../../domain/drafts/objects.ts';
import type { Ownership } from '../../domain/rights.ts';
import type { ClosedRuns } from './closing.ts';
import { forgetOffers } from './offers.ts';

/** A story as its authors have it. */
export interface StoryHead extends Ownership {
  readonly storyId: string;
  readonly slug: string;
  /** folder or draft. */
  readonly origin: string;
  /** 0: it was never edited here. */
  readonly revision: number;
  /** 0: there is no release. */
  readonly latestVersion: number;
  readonly isListed: boolean;
  /** Null: it is open. */
  readonly closedRuns: ClosedRuns | null;
  /** The team closed it, and opens it. */
  readonly isClosedByTeam: boolean;
}

const HEAD = `
  select s.story_id as "storyId", s.slug, s.origin, s.revision, s.latest_version as "latestVersion",
    s.is_listed as "isListed", s.owner_id as "ownerId", s.closed_runs as "closedRuns",
    s.closed_by_team as "isClosedByTeam",
    (select m.role from story_members m where m.story_id = s.story_id and m.user_id = $2) as "memberRole"
  from stories s where s.story_id = $1`;

/** The story, and what it has made this user. */
export async function findHead(
  query: Query,
  storyId: string,
  userId: string,
): Promise<StoryHead | undefined> {
  const [head] = await query<StoryHead>(HEAD, [storyId, userId]);
  return head;
}

/**
 * The same, locked until the transaction ends. It is read once the lock is there: one statement would tell what its user was
 * before they waited, since nobody changes the story's own row with its members.
 */
export async function lockHead(tx: Tx, storyId: string, userId: string): Promise<StoryHead | undefined> {
  await rows(tx, 'select from stories where story_id = $1 for update', [storyId]);
  return findHead(queryIn(tx), storyId, userId);
}

/** "slug" in ASCII: whoever takes a slug takes turns. */
const SLUGS = 0x736c7567;

/** Until the transaction ends nobody else takes a slug. Answers whether this one is free. */
export async function isSlugFree(tx: Tx, slug: string): Promise<boolean> {
  await rows(tx, 'select pg_advisory_xact_lock($1)', [SLUGS]);
  return (await rows(tx, 'select from stories where slug = $1', [slug])).length === 0;
}

/** Whether no story has this id, of a folder or written here; asked after `isSlugFree`, which lets one ask at a time. */
export async function isIdFree(tx: Tx, storyId: string): Promise<boolean> {
  return (await rows(tx, 'select from stories where story_id = $1', [storyId])).length === 0;
}

/** How many stories somebody has begun within a day, whoever owns them since. */
export async function countNewStories(tx: Tx, userId: string): Promise<number> {
  const [count] = await rows<{ n: number }>(
    tx,
    `select count(*)::int as n from stories where coalesce(begun_by, owner_id) = $1 and origin = 'draft'
       and created_at > clock_timestamp() - interval '1 day'`,
    [userId],
  );
  return count?.n ?? 0;
}

export interface NewDraft {
  readonly storyId: string;
  readonly slug: string;
  readonly ownerId: string;
}

export async function insertStory(tx: Tx, { storyId, slug, ownerId }: NewDraft): Promise<void> {
  await rows(
    tx,
    `insert into stories (story_id, slug, latest_version, origin, owner_id, begun_by, is_listed)
     values ($1, $2, 0, 'draft', $3, $3, false)`,
    [storyId, slug, ownerId],
  );
}

/**
 * From now on it is written here, and what it was published as is what it holds. That its folder has gone says nothing any more:
 * it can be begun again, and comes back into the public catalogue once the team lists it.
 * Its owner has not begun it: it is none of their stories of a day.
 * @param ownerId undefined: it is the team's
 */
export async function adopt(tx: Tx, storyId: string, ownerId: string | undefined): Promise<void> {
  await rows(
    tx,
    `update stories set origin = 'draft', published_revision = 1, is_listed = is_listed and unlisted_at is null, unlisted_at = null,
       owner_id = $2, begun_by = ''
     where story_id = $1`,
    [storyId, ownerId ?? null],
  );
}

/** Whom a folder names as the owner of its story: in whose catalogue it is shown. */
export async function findNamedOwner(query: Query, storyId: string): Promise<string | undefined> {
  const [found] = await query<{ ownerId: string | null }>(
    `select r.card->>'ownerId' as "ownerId" from stories s
     join releases r on r.story_id = s.story_id and r.version = s.latest_version
     where s.story_id = $1 and s.origin = 'folder'`,
    [storyId],
  );
  return found?.ownerId?.toLowerCase();
}

export async function setCard(tx: Tx, storyId: string, card: DraftCard): Promise<void> {
  await rows(tx, 'update stories set draft_card = $2 where story_id = $1', [storyId, JSON.stringify(card)]);
}

export async function setListing(tx: Tx, storyId: string, isListed: boolean): Promise<void> {
  await rows(tx, 'update stories set is_listed = $2 where story_id = $1', [storyId, isListed]);
}

/** The new owner is no member besides. */
export async function setOwner(tx: Tx, storyId: string, ownerId: string): Promise<void> {
  await rows(tx, 'update stories set owner_id = $2 where story_id = $1', [storyId, ownerId]);
  await rows(tx, 'delete from story_members where story_id = $1 and user_id = $2', [storyId, ownerId]);
}

// Of a story that is locked its offers are changed, as whoever answers one does it: the other way round both wait for each other.
const LOCK_CONCERNED = `
  select from stories where owner_id = $1 or begun_by = $1
    or story_id in (select story_id from story_offers where owner_id = $1 or to_id = $1 or by_id = $1)
  order by story_id for update`;

/** What was written and owned here stays, and says nobody's name. The stories are the team's. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await rows(tx, LOCK_CONCERNED, [userId]);
  await forgetOffers(tx, userId);
  await rows(tx, 'update stories set owner_id = null where owner_id = $1', [userId]);
  await rows(tx, "update stories set begun_by = '' where begun_by = $1", [userId]);
  await rows(tx, 'delete from story_members where user_id = $1', [userId]);
  await rows(tx, 'delete from draft_presence where user_id = $1', [userId]);
  await rows(tx, 'delete from draft_parts where user_id = $1', [userId]);
  await rows(tx, "update draft_edits set user_id = null, name = '' where user_id = $1", [userId]);
  await rows(tx, "update releases set made_by = null, made_by_name = '' where made_by = $1", [userId]);
}
