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

export async function openStory(tx: Tx, storyId: string): Promise<void> {
  await rows(tx, 'update stories set closed_runs = null where story_id = $1', [storyId]);
}
