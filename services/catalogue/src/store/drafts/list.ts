import type { Query } from '@fabula/kit/db';
import type { Ownership } from '../../domain/rights.ts';
import { STANDS } from './offers.ts';

export interface ListedDraft extends Ownership {
  readonly storyId: string;
  readonly slug: string;
  readonly origin: string;
  readonly card: {
    readonly name: { readonly en: string; readonly fr: string };
    readonly isComingSoon: boolean;
  } | null;
  readonly latestVersion: number;
  readonly revision: number;
  readonly publishedRevision: number | null;
  readonly moments: number;
  readonly cover: string | null;
  readonly checkedRevision: number | null;
  readonly errors: number | null;
  readonly warnings: number | null;
  readonly editedAt: Date | null;
  readonly editedBy: string | null;
  readonly isListed: boolean;
  readonly isClosed: boolean;
  readonly isOffered: boolean;
}

const MOST = 500;

// Of a folder's story the card is the release's, and so is its cover; both have `name` and `isComingSoon`.
const LIST = `
  select s.story_id as "storyId", s.slug, s.origin, s.owner_id as "ownerId", m.role as "memberRole",
    coalesce(s.draft_card, r.card) as card, s.latest_version as "latestVersion", s.revision,
    s.published_revision as "publishedRevision", s.is_listed as "isListed",
    s.closed_runs is not null as "isClosed",
    exists (select from story_offers o where o.story_id = s.story_id and ${STANDS}) as "isOffered",
    (select count(*)::int from draft_files f
     where f.story_id = s.story_id and f.path like 'moments/%' and f.text is not null) as moments,
    coalesce((select 'cover.en.jpg?v=' || left(f.sha256, case when f.is_from_folder then 8 else 32 end)
      from draft_files f where f.story_id = s.story_id and f.path = 'media/cover.en.jpg'),
      r.card->'cover'->>'en') as cover,
    c.revision as "checkedRevision", c.errors, c.warnings, e.at as "editedAt", e.name as "editedBy"
  from stories s
  left join story_members m on m.story_id = s.story_id and m.user_id = $1
  left join releases r on r.story_id = s.story_id and r.version = s.latest_version
  left join draft_edits e on e.story_id = s.story_id and e.revision = s.revision
  left join lateral (select revision, errors, warnings from draft_checks
    where story_id = s.story_id order by revision desc limit 1) c on true
  where $2::boolean or s.owner_id = $1 or m.role is not null
  order by coalesce(e.at, s.created_at) desc, s.slug limit ${MOST}`;

/** Stories of somebody's own and those that were shared with them; of the team all. Newest first. */
export function listDrafts(query: Query, userId: string, isTeam: boolean): Promise<ListedDraft[]> {
  return query<ListedDraft>(LIST, [userId, isTeam]);
}
