/**
 * Stories as their authors write them. What processes of before do not name has a default by which they go on as they did.
 * People are known by the `sub` of their tokens. `draft_files` without text and hash are deleted ones: a path's versions go
 * on where it is written again. A `draft_updates` row without changes is a file as a whole: it is in `draft_snapshots`.
 */
export const DRAFTS_SQL = `
  alter table stories
    add column owner_id text, add column revision int not null default 0, add column published_revision int,
    add column is_listed boolean not null default true, add column draft_card jsonb,
    add column test_version int not null default 0;
  create index stories_owner on stories (owner_id);
  alter table releases
    add column revision int, add column note text not null default '', add column made_by text,
    add column made_by_name text not null default '';
  create table story_members (
    story_id uuid not null, user_id text not null, role text not null, name text not null default '',
    primary key (story_id, user_id));
  create index story_members_user on story_members (user_id);
  create table draft_files (
    story_id uuid not null, path text not null, version int not null, text text, sha256 text,
    bytes int not null default 0, is_from_folder boolean not null default false, primary key (story_id, path));
  create table draft_edits (
    story_id uuid not null, revision int not null, edit_id uuid not null, user_id text, name text not null,
    at timestamptz not null default clock_timestamp(), kind text not null, note text not null default '',
    primary key (story_id, revision), unique (story_id, edit_id));
  create index draft_edits_user on draft_edits (user_id);
  create table draft_updates (
    story_id uuid not null, path text not null, version int not null, revision int not null, client_id text not null,
    changes text, is_deleted boolean not null default false, primary key (story_id, path, version));
  create index draft_updates_revision on draft_updates (story_id, revision);
  create table draft_snapshots (
    story_id uuid not null, path text not null, version int not null, text text, sha256 text,
    bytes int not null default 0, is_from_folder boolean not null default false,
    primary key (story_id, path, version));
  create table draft_parts (
    story_id uuid not null, edit_id uuid not null, part int not null, user_id text not null, files text not null,
    at timestamptz not null default clock_timestamp(), primary key (story_id, edit_id, part));
  create table draft_objects (
    story_id uuid not null, object_id uuid not null, kind text not null, slug text not null, path text not null,
    primary key (story_id, object_id));
  create index draft_objects_object on draft_objects (object_id);
  create table draft_checks (
    story_id uuid not null, revision int not null, errors int not null, warnings int not null, problems text not null,
    at timestamptz not null default clock_timestamp(), primary key (story_id, revision));
  create table draft_presence (
    story_id uuid not null, client_id text not null, user_id text not null, name text not null,
    path text not null default '', field text not null default '',
    at timestamptz not null default clock_timestamp(), primary key (story_id, client_id));
  create table test_releases (
    story_id uuid not null, version int not null check (version < 0), content_hash text not null, json text not null,
    at timestamptz not null default clock_timestamp(), primary key (story_id, version),
    unique (story_id, content_hash));
  create table folder_sources (story_id uuid primary key, sources text not null, files text not null)`;
