import { type Query, rows, type Tx } from '@fabula/kit/db';

/** A story that waits for the answer of whom it was offered to. */
export interface Offer {
  readonly id: string;
  readonly storyId: string;
  /** Whose the story was; null: the team's. */
  readonly ownerId: string | null;
  readonly toId: string;
  /** Null: whoever offered it has gone. */
  readonly byId: string | null;
  /** '' until they have seen it. */
  readonly toName: string;
  readonly byName: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** What has become of an offer. */
export type Outcome = 'accepted' | 'declined' | 'withdrawn' | 'void';

const COLUMNS = `o.id, o.story_id as "storyId", o.owner_id as "ownerId", o.to_id as "toId", o.by_id as "byId", o.to_name as "toName",
  o.by_name as "byName", o.at, o.expires_at as "expiresAt"`;

/** Of `story_offers` o and `stories` s: one that is too late, or of a story that is somebody else's by now, is none. */
export const STANDS = `o.outcome is null and o.expires_at > clock_timestamp() and o.owner_id is not distinct from s.owner_id`;

/** The story's offer that stands: there is one at most. */
export async function findOffer(query: Query, storyId: string): Promise<Offer | undefined> {
  const [offer] = await query<Offer>(
    `select ${COLUMNS} from story_offers o join stories s using (story_id) where o.story_id = $1 and ${STANDS}`,
    [storyId],
  );
  return offer;
}

export interface NewOffer {
  readonly storyId: string;
  readonly toId: string;
  readonly by: { readonly userId: string; readonly name: string };
}

/** For so long, in days, an offer waits; and so long after that it is known what became of it. */
const DAYS = 14;

/** Of a story that is locked and has no offer that stands. Whom its members know by name is known by it. */
export async function insertOffer(tx: Tx, { storyId, toId, by }: NewOffer): Promise<void> {
  const old = `delete from story_offers where expires_at < clock_timestamp() - interval '${DAYS} days'`;
  await rows(tx, old);
  await rows(tx, "update story_offers set outcome = 'void' where story_id = $1 and outcome is null", [
    storyId,
  ]);
  await rows(
    tx,
    `insert into story_offers (story_id, owner_id, to_id, by_id, by_name, to_name, at, expires_at)
     select s.story_id, s.owner_id, $2, $3, $4, coalesce(m.name, ''), c.now, c.now + interval '${DAYS} days'
     from (select clock_timestamp() as now) c, stories s
     left join story_members m on m.story_id = s.story_id and m.user_id = $2 where s.story_id = $1`,
    [storyId, toId, by.userId, by.name],
  );
}

/** An offer to this user, whatever has become of it. Who answers locks its story first, as all do who change it. */
export async function findOfferTo(
  query: Query,
  { offerId, userId }: { readonly offerId: string; readonly userId: string },
): Promise<(Offer & { readonly outcome: Outcome | null; readonly stands: boolean }) | undefined> {
  const [offer] = await query<Offer & { outcome: Outcome | null; stands: boolean }>(
    `select ${COLUMNS}, o.outcome, (${STANDS}) as stands from story_offers o join stories s using (story_id)
     where o.id = $1 and o.to_id = $2`,
    [offerId, userId],
  );
  return offer;
}

export async function endOffer(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  const sql = 'update story_offers set outcome = $2, ended_at = clock_timestamp() where id = $1';
  await rows(tx, sql, [id, outcome]);
}

const DECLINED = `
  select from story_offers where story_id = $1 and to_id = $2 and outcome = 'declined'
    and ended_at > clock_timestamp() - interval '1 day' limit 1`;

/** Whether this user has declined the story within a day, whoever offered it. */
export async function hasDeclined(tx: Tx, { storyId, toId }: Pick<NewOffer, 'storyId' | 'toId'>) {
  return (await rows(tx, DECLINED, [storyId, toId])).length > 0;
}

/** How many offers to this user stand. Until the transaction ends nobody else counts them. */
export async function countOffersTo(tx: Tx, userId: string): Promise<number> {
  await rows(tx, "select pg_advisory_xact_lock(hashtextextended('offers to ' || $1, 0))", [userId]);
  const [count] = await rows<{ n: number }>(
    tx,
    `select count(*)::int as n from story_offers o join stories s using (story_id) where o.to_id = $1 and ${STANDS}`,
    [userId],
  );
  return count?.n ?? 0;
}

/** What whoever is offered a story learns of it. */
export interface OfferedStory {
  readonly slug: string;
  readonly card: { readonly name: { readonly en: string; readonly fr: string } } | null;
  /** 0: there is no release. */
  readonly latestVersion: number;
  readonly isListed: boolean;
  readonly isClosed: boolean;
}

/** What a user is offered, the oldest first. */
export function listOffersTo(query: Query, userId: string): Promise<(Offer & OfferedStory)[]> {
  return query<Offer & OfferedStory>(
    `select ${COLUMNS}, s.slug, coalesce(s.draft_card, r.card) as card, s.latest_version as "latestVersion",
       s.is_listed as "isListed", s.closed_runs is not null as "isClosed"
     from story_offers o join stories s using (story_id)
     left join releases r on r.story_id = s.story_id and r.version = s.latest_version
     where o.to_id = $1 and ${STANDS} order by o.at, o.id`,
    [userId],
  );
}

/** They have seen what they are offered: whoever offers it reads their name from now on. */
export async function rememberSeen(query: Query, userId: string, name: string): Promise<void> {
  await query(
    "update story_offers set to_name = $2 where to_id = $1 and to_name = '' and $2 <> '' and outcome is null",
    [userId, name],
  );
}

/** Of who has gone: what they were offered, what they offered of their own, and their name beside what is the team's. */
export async function forgetOffers(tx: Tx, userId: string): Promise<void> {
  await rows(tx, 'delete from story_offers where to_id = $1 or owner_id = $1', [userId]);
  await rows(tx, "update story_offers set by_id = null, by_name = '' where by_id = $1", [userId]);
}
