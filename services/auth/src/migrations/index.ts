import type { Migration } from '@fabula/kit/db';
import {
  INBOX_PARKED_INDEX_SQL,
  INBOX_PARKED_SQL,
  INBOX_SQL,
  OUTBOX_PLACE_SQL,
  OUTBOX_SQL,
} from '@fabula/kit/outbox';

/** The schema `auth`, additive first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001_profiles',
    sql: `
      create table profiles (
        id uuid primary key, email text not null unique, role text not null,
        created_at timestamptz not null default clock_timestamp());
      create table credentials (
        user_id uuid primary key references profiles on delete cascade, password_hash text not null);
      create table sessions (
        id_hash text primary key, user_id uuid not null references profiles on delete cascade,
        refresh_token text not null, created_at timestamptz not null default clock_timestamp(),
        expires_at timestamptz not null);
      create index sessions_user on sessions (user_id);
      create table invites (
        token_hash text primary key, email text, role text not null, kind text not null,
        expires_at timestamptz not null, redeemed_by uuid);
      create table attempts (
        key text primary key, failures int not null, until timestamptz not null);
      create table oidc_record (
        kind text not null, id text not null, payload jsonb not null, grant_id text, uid text,
        expires_at timestamptz, consumed_at timestamptz, primary key (kind, id));
      create index oidc_record_grant on oidc_record (grant_id);
      create index oidc_record_expiry on oidc_record (expires_at)`,
  },
  { name: '002_outbox', sql: OUTBOX_SQL },
  { name: '003_inbox', sql: INBOX_SQL },
  { name: '004_inbox_parked', sql: INBOX_PARKED_SQL },
  {
    name: '005_devices',
    sql: `
      create table devices (
        device_hash text not null, user_id uuid not null references profiles on delete cascade,
        expires_at timestamptz not null, primary key (device_hash, user_id))`,
  },
  {
    // The embedded identity provider's own users; `profiles` is auth's copy of what a provider answers. A process of the
    // release before fails to sign anybody up meanwhile, rather than make an account that nobody finds again.
    name: '006_oidc_users',
    sql: `
      create table oidc_users (
        id uuid primary key, email text not null unique, role text not null,
        is_email_proven boolean not null default false, is_enabled boolean not null default true,
        created_at timestamptz not null default clock_timestamp());
      insert into oidc_users (id, email, role, created_at) select id, email, role, created_at from profiles;
      alter table credentials drop constraint credentials_user_id_fkey;
      alter table credentials add foreign key (user_id) references oidc_users on delete cascade;
      create table oidc_factors (
        id uuid primary key, user_id uuid not null references oidc_users on delete cascade, secret text not null,
        last_step bigint not null default 0, created_at timestamptz not null default clock_timestamp());
      create index oidc_factors_user on oidc_factors (user_id);
      create index oidc_record_account on oidc_record ((payload->>'accountId'));
      alter table invites add column claimed_by uuid`,
  },
  {
    name: '007_mails',
    sql: `
      create table mails (
        id uuid primary key, kind text not null, sealed text not null, attempts int not null default 0,
        created_at timestamptz not null default clock_timestamp(),
        next_at timestamptz not null default clock_timestamp(), expires_at timestamptz not null,
        failed_at timestamptz, error text);
      create index mails_due on mails (next_at) where failed_at is null`,
  },
  {
    name: '008_links',
    sql: `
      create table links (
        id uuid primary key, secret_hash text not null unique, kind text not null, email text not null,
        language text not null, browser_hash text not null, number text not null, asked_from text not null,
        password_hash text, password_sealed text, invite_hash text,
        created_at timestamptz not null default clock_timestamp(), expires_at timestamptz not null,
        used_at timestamptz, is_used_here boolean, burnt_at timestamptz);
      create index links_email on links (email)`,
  },
  {
    name: '009_ended_and_audit',
    sql: `
      alter table sessions add column sid text, add column acr text not null default 'aal1',
        add column device_hash text, add column last_seen_at timestamptz;
      create table ended (
        kind text not null, id text not null, at timestamptz not null default clock_timestamp(),
        kept_until timestamptz not null, primary key (kind, id));
      create index ended_kept on ended (kept_until);
      alter table invites add column id uuid not null unique default gen_random_uuid(),
        add column created_at timestamptz not null default clock_timestamp(), add column created_by uuid,
        add column revoked_at timestamptz;
      create table audit (
        id bigint generated always as identity primary key, at timestamptz not null default clock_timestamp(),
        action text not null, actor text, subject text, network text, detail text);
      create index audit_at on audit (at);
      create index audit_actor on audit (actor, id);
      create index audit_subject on audit (subject, id)`,
  },
  {
    // `factors` is auth's copy of what a back end answered: a profile is shown while the back end is away.
    name: '010_factors',
    sql: `
      alter table sessions add column proven_at timestamptz, add column pending_factor text,
        add column pending_until timestamptz;
      create table factors (
        user_id uuid not null references profiles on delete cascade, id text not null,
        language text not null default 'en', created_at timestamptz not null, primary key (user_id, id));
      create table recovery_codes (
        user_id uuid not null references profiles on delete cascade, code_hash text not null,
        primary key (user_id, code_hash))`,
  },
  {
    name: '011_google_subjects',
    sql: `
      create table google_subjects (
        subject text primary key, user_id uuid not null references profiles on delete cascade,
        created_at timestamptz not null default clock_timestamp());
      create index google_subjects_user on google_subjects (user_id)`,
  },
  {
    // `is_enabled` is what the team wants, and counts at once; `is_settled` says that the back end has been told. A deletion
    // outlives the profile: a new account may have its address before it has ended, and its user must not come back after.
    name: '012_closing',
    sql: `
      alter table profiles add column is_enabled boolean not null default true,
        add column is_settled boolean not null default true, add column language text;
      create index profiles_unsettled on profiles (id) where not is_settled;
      create table deletions (
        user_id uuid primary key, event_id uuid not null default gen_random_uuid(), email text,
        language text not null, created_at timestamptz not null default clock_timestamp(), done_at timestamptz);
      create index deletions_due on deletions (created_at) where done_at is null`,
  },
  {
    // What a mailbox opens of an account whose address nobody has proven. `security_stamp` is raised when what was shown before
    // counts no more; `proving` is what the back end is still to be told. A device that has shown a second factor is counted by
    // itself, those too whose sessions have shown it by now.
    name: '013_mailboxes',
    sql: `
      alter table links add column barred_at timestamptz, add column noted text[] not null default '{}';
      alter table profiles add column is_email_proven boolean, add column let_in_until timestamptz,
        add column proving text, add column security_stamp int not null default 0;
      update profiles p set is_email_proven = u.is_email_proven from oidc_users u where u.id = p.id;
      alter table devices add column raised_at timestamptz;
      update devices d set raised_at = clock_timestamp() from sessions s
        where s.device_hash = d.device_hash and s.user_id = d.user_id and s.acr = 'aal2';
      alter table deletions add column has_farewell boolean not null default true`,
  },
  // Until the list tells of stories there was nobody here whom anything is told.
  { name: '014_inbox_parked_index', sql: INBOX_PARKED_INDEX_SQL },
  { name: '015_audit_object', sql: 'alter table audit add column object text' },
  { name: '016_outbox_place', sql: OUTBOX_PLACE_SQL },
];
