import type { Migration } from '@fabula/kit/db';
import {
  INBOX_PARKED_INDEX_SQL,
  INBOX_PARKED_SQL,
  INBOX_SQL,
  OUTBOX_PLACE_SQL,
  OUTBOX_SQL,
} from '@fabula/kit/outbox';
import { DRAFTS_SQL } from './drafts.ts';
import { CLOSED_SQL, OFFERS_SQL } from './offers-and-closing.ts';

/**
 * What authors publish and try is kept gzipped, and then embedded has no `json`: a large one written as text would hold up
 * everybody else at its one connection for a second. What has been packed is not worth another try.
 */
const PACKED_SQL = `
  alter table releases add column packed bytea;
  alter table releases alter column packed set storage external;
  alter table test_releases add column packed bytea;
  alter table test_releases alter column packed set storage external`;

/** And in pieces, for the same reason: `packed` is what was kept before. Two releases of one content may share them. */
const PIECES_SQL = `
  create table release_pieces (
    packed_id uuid not null, n int not null, bytes bytea not null, at timestamptz not null default clock_timestamp(),
    primary key (packed_id, n));
  alter table release_pieces alter column bytes set storage external;
  create index release_pieces_at on release_pieces (at) where n = 0;
  alter table releases add column packed_id uuid;
  create index releases_packed on releases (packed_id) where packed_id is not null;
  alter table test_releases add column packed_id uuid`;

/**
 * The schema `catalogue`, additive first. `releases` are immutable; `card` is what lists show of one. `json` is text, for
 * its bytes are what `content_hash` was made of; it stays the way of imports, which publish while a release before this one serves.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001_stories',
    sql: `
      create table stories (
        story_id uuid primary key, slug text not null, latest_version int not null,
        created_at timestamptz not null default clock_timestamp());
      create table releases (
        story_id uuid not null references stories, version int not null, content_hash text not null,
        card jsonb not null, json text not null,
        created_at timestamptz not null default clock_timestamp(),
        primary key (story_id, version));
      create table user_started (
        user_id text not null, story_id uuid not null, primary key (user_id, story_id))`,
  },
  { name: '002_outbox', sql: OUTBOX_SQL },
  { name: '003_inbox', sql: INBOX_SQL },
  { name: '004_unlisted', sql: 'alter table stories add column unlisted_at timestamptz' },
  { name: '005_inbox_parked', sql: INBOX_PARKED_SQL },
  { name: '006_started_by', sql: 'alter table user_started add column player_story_id uuid' },
  // Where a story is written: whatever is not 'folder' is none of the import's business.
  { name: '007_origin', sql: "alter table stories add column origin text not null default 'folder'" },
  // What it was compiled from, where nothing was to mend: the same need not be compiled again to know what comes of it.
  { name: '008_sources', sql: 'alter table releases add column sources text' },
  { name: '009_inbox_parked_index', sql: INBOX_PARKED_INDEX_SQL },
  { name: '010_drafts', sql: DRAFTS_SQL },
  { name: '011_packed_releases', sql: PACKED_SQL },
  { name: '012_release_pieces', sql: PIECES_SQL },
  { name: '013_story_offers', sql: OFFERS_SQL },
  { name: '014_closed', sql: CLOSED_SQL },
  { name: '015_outbox_place', sql: OUTBOX_PLACE_SQL },
];
