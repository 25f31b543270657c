/** Runs that were reset a short while ago: a turn of theirs that is still under way leaves no words behind. */
export const GONE_RUNS_SQL = `
create table gone_runs (
  player_story_id uuid primary key,
  at timestamptz not null default clock_timestamp()
);
`;
