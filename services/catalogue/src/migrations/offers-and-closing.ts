/**
 * Stories that are to change hands. An offer stands while `outcome` is null, it has not run out, and the story is whose it was;
 * then it was accepted, declined, withdrawn (`ended_at`), or is void. Answered ones stay for a while: the same answer may come
 * again, and what was declined is not offered anew at once. `begun_by` of a story: of whose stories of a day it is one, whoever
 * owns it since; null: of its owner's, '': of somebody's who has gone.
 */
export const OFFERS_SQL = `
  create table story_offers (
    id uuid primary key default gen_random_uuid(), story_id uuid not null, owner_id text, to_id text not null,
    by_id text, to_name text not null default '', by_name text not null default '',
    at timestamptz not null default clock_timestamp(), expires_at timestamptz not null, outcome text,
    ended_at timestamptz);
  create unique index story_offers_open on story_offers (story_id) where outcome is null;
  create index story_offers_to on story_offers (to_id);
  alter table stories add column begun_by text`;

/**
 * `closed_runs`: the story is closed, and what becomes of runs that are going on; null: it is open. What the team closed
 * (`closed_by_team`) is the team's to open.
 */
export const CLOSED_SQL = `
  alter table stories add column closed_runs text, add column closings int not null default 0,
    add column closed_by_team boolean not null default false`;
