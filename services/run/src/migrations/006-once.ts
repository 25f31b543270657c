/**
 * What lets an answer that was lost be given again: the key that a run was asked for with, and in which words a permanent
 * character was first told.
 */
export const ONCE_SQL = `
alter table player_stories add column idempotency_key uuid;
create unique index player_stories_asked on player_stories (user_id, blueprint_story_id, idempotency_key)
  where idempotency_key is not null;
alter table player_permanent_characters add column language text not null default 'en';`;
