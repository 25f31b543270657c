/**
 * Runs and their turn log. `state` is the run as the rules see it, the only copy of what they decide from; the other
 * columns repeat what is looked up by or read alone. `initial_state` and the turns' columns are what a replay needs.
 */
export const RUNS_SQL = `
create table player_stories (
  id uuid primary key,
  user_id text not null,
  blueprint_story_id uuid not null,
  release_version int not null,
  language text not null,
  loop_number int not null,
  loop_rank int,
  loop_status text not null,
  loop_current_number_of_interactions int not null,
  loop_max_number_of_interactions int not null,
  is_successful_run boolean not null default false,
  is_test boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  seed text not null,
  initial_state jsonb not null,
  state jsonb not null,
  current_moment_id uuid not null,
  turns int not null default 0,
  fence int not null default 0,
  lease_input text,
  lease_owner text,
  lease_until timestamptz
);
create index player_stories_user on player_stories (user_id, blueprint_story_id, created_at desc);
create unique index player_stories_loop on player_stories (user_id, blueprint_story_id, loop_number) where not is_test;

create table player_moments (
  id uuid primary key,
  player_story_id uuid not null references player_stories on delete cascade,
  user_id text not null,
  blueprint_moment_id uuid not null,
  ordinal int not null,
  status text not null,
  skipped boolean not null default false,
  outcome text,
  player_facts jsonb not null default '[]',
  opened_by text,
  started_at timestamptz,
  completed_at timestamptz,
  succeeded_at timestamptz,
  unique (player_story_id, ordinal)
);

create table player_characters (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  player_story_id uuid not null references player_stories on delete cascade,
  blueprint_character_id uuid not null,
  current_attack int not null,
  current_health int not null,
  max_health int not null,
  properties jsonb not null,
  card_type text not null,
  enrolled_in_blueprint_moment_id uuid,
  unique (player_story_id, blueprint_character_id)
);

create table player_items (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  player_story_id uuid not null references player_stories on delete cascade,
  blueprint_item_id uuid not null,
  acquired_in_blueprint_moment_id uuid,
  source text not null,
  unique (player_story_id, blueprint_item_id)
);

create table turns (
  player_story_id uuid not null references player_stories on delete cascade,
  input_id text not null,
  digest bytea not null,
  kind text not null,
  streaming boolean not null,
  player_moment_id uuid not null,
  turn_no int not null,
  attempt int not null,
  fence int not null,
  owner text not null,
  begun_at timestamptz not null default clock_timestamp(),
  committed_at timestamptz,
  now_ms double precision,
  language text,
  words text,
  input jsonb,
  proposal jsonb,
  was_cache_hit boolean,
  seed text,
  output jsonb,
  notifications jsonb,
  sentences jsonb,
  state_hash text,
  primary key (player_story_id, input_id)
);
create unique index turns_no on turns (player_story_id, turn_no) where committed_at is not null;
create index turns_moment on turns (player_moment_id, turn_no);

create table heard (
  player_story_id uuid not null,
  input_id text not null,
  heard_ms int not null,
  primary key (player_story_id, input_id),
  foreign key (player_story_id, input_id) references turns on delete cascade
);`;
