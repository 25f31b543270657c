/** Players who left a short while ago: a turn of theirs that is still under way leaves no words behind. */
export const GONE_PLAYERS_SQL = `
create table gone_players (
  user_id text primary key,
  at timestamptz not null default clock_timestamp()
);
`;
