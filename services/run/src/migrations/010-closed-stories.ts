/** How often stories have been closed, as catalogue counts and tells it. A run knows how often that was when it began. */
export const CLOSED_STORIES_SQL = `
create table closed_stories (story_id uuid primary key, closings int not null);
alter table player_stories
  add column closings int not null default 0, add column ended_with_story boolean not null default false;`;
