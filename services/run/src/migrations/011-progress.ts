/**
 * How far a run is, in percent, as its turn `progress_turn` has left it. Another turn by now: a process from before this column
 * has committed it, and the figure is to be made anew.
 */
export const PROGRESS_SQL = `
alter table player_stories add column progress int, add column progress_turn int;`;
