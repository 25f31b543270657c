import { rows, type Tx } from '@fabula/kit/db';

/** What becomes of runs that are going on when their story is closed. */
export type ClosedRuns = 'play_on' | 'end';

/** Closes the story, which is locked. Answers how often it has been closed by now. */
export async function closeStory(tx: Tx, storyId: string, runs: ClosedRuns): Promise<number> {
  const [closed] = await rows<{ closings: number }>(
    tx,
    'update stories set closed_runs = $2, closings = closings + 1 where story_id = $1 returning closings',
    [storyId, runs],
  );
  return closed?.closings ?? 0;
}

/** Of a story that is closed: from now on it is the team's to open. */
export async function markClosedByTeam(tx: Tx, storyId: string): Promise<void> {
  await rows(tx, 'update stories set closed_by_team = true where story_id = $1', [storyId]);
}

export async function openStory(tx: Tx, storyId: string): Promise<void> {
  await rows(tx, 'update stories set closed_runs = null, closed_by_team = false where story_id = $1', [
    storyId,
  ]);
}
