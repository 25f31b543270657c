/**
 * What a player's cards carry and keep: equipment, battles, golden tickets and permanent characters. A card's id now
 * follows from its run and blueprint (rules/card-id), those of the runs that stand included.
 */
export const ECONOMY_SQL = `
update player_characters set id = md5(player_story_id::text || blueprint_character_id::text)::uuid;
update player_items set id = md5(player_story_id::text || blueprint_item_id::text)::uuid;
alter table player_characters alter column id drop default;
alter table player_items alter column id drop default;

alter table player_items
  add column name text not null default '',
  add column description text not null default '',
  add column attack_bonus int not null default 0,
  add column defense_bonus int not null default 0,
  add column properties jsonb not null default '[]',
  add column rarity text not null default 'common',
  add column is_acquired_by_default boolean not null default false;

alter table player_moments add column battle_action_history jsonb not null default '[]';
alter table turns add column recent_skips jsonb;

create table player_character_items (
  player_character_id uuid not null references player_characters on delete cascade,
  player_item_id uuid not null references player_items on delete cascade,
  is_equipped boolean not null default true,
  equipped_at timestamptz not null default clock_timestamp(),
  equipped_in_moment_id uuid,
  primary key (player_character_id, player_item_id)
);

create table player_moment_battle_characters (
  player_moment_id uuid not null references player_moments on delete cascade,
  blueprint_character_id uuid not null,
  current_health int not null,
  current_attack int not null,
  primary key (player_moment_id, blueprint_character_id)
);

create table player_character_medias (
  player_character_id uuid not null references player_characters on delete cascade,
  player_story_id uuid not null,
  media_url text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (player_character_id, media_url)
);

create table player_item_medias (
  player_item_id uuid not null references player_items on delete cascade,
  media_url text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (player_item_id, media_url)
);

create table player_permanent_character_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  blueprint_story_id uuid not null,
  is_redeemed boolean not null default false,
  redeemed_at timestamptz,
  earned_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, blueprint_story_id)
);

create table player_permanent_characters (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  blueprint_character_id uuid not null,
  blueprint_story_id uuid not null,
  name text not null,
  names jsonb not null,
  base_attack int not null,
  current_attack int not null,
  current_health int not null,
  max_health int not null,
  properties jsonb not null,
  card_type text not null default 'permanent',
  source_player_character_id uuid not null,
  redeemed_ticket_id uuid not null unique references player_permanent_character_tickets,
  created_at timestamptz not null default clock_timestamp()
);
create index player_permanent_characters_user on player_permanent_characters (user_id, created_at desc);

create table player_permanent_character_items (
  id uuid primary key default gen_random_uuid(),
  player_permanent_character_id uuid not null references player_permanent_characters on delete cascade,
  name text not null,
  names jsonb not null,
  description text not null,
  descriptions jsonb not null,
  attack_bonus int not null,
  defense_bonus int not null,
  properties jsonb not null,
  rarity text not null,
  source_blueprint_item_id uuid not null,
  source_player_item_id uuid not null
);

create table player_permanent_character_medias (
  player_permanent_character_id uuid not null references player_permanent_characters on delete cascade,
  media_url text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (player_permanent_character_id, media_url)
);`;
