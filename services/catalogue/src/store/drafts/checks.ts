import type { Query } from '@fabula/kit/db';

export interface Problem {
  readonly code: string;
  readonly severity: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pathJson: string;
  readonly moment?: string | undefined;
  readonly language?: string | undefined;
  readonly message: string;
  readonly mend: string;
}

/** What was found in a revision. */
export interface Check {
  readonly revision: number;
  readonly errors: number;
  readonly warnings: number;
}

export interface StoredCheck extends Check {
  readonly problems: readonly Problem[];
}

/** Of the draft as it is. */
export async function currentCheck(query: Query, storyId: string): Promise<StoredCheck | undefined> {
  const [check] = await query<Check & { problems: string }>(
    `select c.revision, c.errors, c.warnings, c.problems
     from draft_checks c join stories s using (story_id, revision) where story_id = $1`,
    [storyId],
  );
  return check && { ...check, problems: JSON.parse(check.problems) as Problem[] };
}

/** The newest one, without its problems. */
export async function newestCheck(query: Query, storyId: string): Promise<Check | undefined> {
  const [check] = await query<Check>(
    'select revision, errors, warnings from draft_checks where story_id = $1 order by revision desc limit 1',
    [storyId],
  );
  return check;
}

/**
 * Keeps it, and forgets those of earlier revisions.
 * @param isNews whether it takes the place of one of the same revision
 */
export async function keepCheck(
  query: Query,
  storyId: string,
  check: StoredCheck,
  isNews = false,
): Promise<void> {
  const { revision, errors, warnings, problems } = check;
  await query(
    `with gone as (delete from draft_checks where story_id = $1 and revision < $2)
     insert into draft_checks (story_id, revision, errors, warnings, problems) values ($1, $2, $3, $4, $5)
     on conflict (story_id, revision) do update
     set errors = excluded.errors, warnings = excluded.warnings, problems = excluded.problems where $6::boolean`,
    [storyId, revision, errors, warnings, JSON.stringify(problems), isNews],
  );
}
