/** Migration: facts that wait to be published. `n` is their order; `claimed_until` says that a relay is at it. */
export const OUTBOX_SQL = `
create table outbox (
  n bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  subject text not null,
  payload bytea not null,
  traceparent text,
  created_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz,
  published_at timestamptz
);
create index outbox_due on outbox (n) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;`;

/** Migration: where a fact that was published is kept by the bus, so that its loss is seen. */
export const OUTBOX_PLACE_SQL = `
alter table outbox add column place bigint;
create index outbox_placed on outbox (n) where place is not null;`;

/** Migration: facts that have had their effect, by consumer. */
export const INBOX_SQL = `
create table inbox (
  consumer text not null,
  id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (consumer, id)
);`;

/** Migration: facts that could not be read lie in the inbox as they came. */
export const INBOX_PARKED_SQL = 'alter table inbox add column parked bytea';

/** Migration: how many were parked is asked by every scrape. */
export const INBOX_PARKED_INDEX_SQL =
  'create index inbox_parked on inbox (consumer) where parked is not null';
