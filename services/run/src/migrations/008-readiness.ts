/** What is written to see whether anything can be written. */
export const READINESS_SQL = `
create table readiness (at timestamptz not null, filling text not null);`;
