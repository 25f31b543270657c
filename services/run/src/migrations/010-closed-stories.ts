/**
 * Closings of stories, as catalogue counts and tells them: how many there were (`closings`), and the last of them with which
 * runs ended (`ended`). A run knows how many there had been when it began.
 */
export const CLOSED_STORIES_SQL = `
create table closed_stories (story_id uuid primary key, closings int not null, ended int not null default 0);
alter table player_stories
  add column closings int not null default 0, add column ended_with_story boolean not null default false;`;
