import { availableParallelism } from 'node:os';
import { PLAYERS } from '@fabula/players/players';
import { rateOf } from '../../simulate/rate.ts';
import { playableStories } from '../../simulate/stories.ts';
import { WorkerPool } from '../../simulate/worker-pool.ts';
import type { Context, Outcome } from '../context.ts';
import { table } from '../report/table.ts';

/** Of each player. */
const RUNS = 300;
const GOAL_WARM = 1_000;

/**
 * Whole runs a second by all simulated players, on all processors: first by directors that have heard nothing yet, then
 * the same runs again and again. Of the repetitions the best counts, for they differ only by what else the machine does.
 */
export async function simulateBench({ scale, say }: Context): Promise<Outcome> {
  const stories = await playableStories();
  const measured: Measured[] = [];
  for (const story of stories) {
    say(`${PLAYERS.length * RUNS} runs of ${story}, ${2 + scale.runs} times`);
    measured.push(await rates(story, 1 + scale.runs));
  }
  const rows = measured.map(
    ({ story, uncached, warm, warmPerProcessorSecond }) =>
      [story, uncached, warm, GOAL_WARM, warmPerProcessorSecond] as const,
  );
  const head = ['whole runs/s', 'uncached', 'warm', 'goal', 'warm, a second of processor time'];
  return { text: table(head, rows), data: { stories: measured, goal: GOAL_WARM } };
}

interface Measured {
  readonly story: string;
  readonly uncached: number;
  readonly warm: number;
  readonly warmPerProcessorSecond: number;
}

async function rates(story: string, repetitions: number): Promise<Measured> {
  const players = PLAYERS.map(({ name }) => name);
  const crew = await WorkerPool.open(
    { story, players, language: 'en', runs: RUNS, seed: 'bench' },
    availableParallelism(),
  );
  try {
    const play = () => rateOf(RUNS * players.length, () => crew.simulate());
    const uncached = await play();
    let warm = await play();
    for (let more = 1; more < repetitions; more += 1) {
      const again = await play();
      if (again.runsPerSecond > warm.runsPerSecond) warm = again;
    }
    const { runsPerSecond, runsPerProcessorSecond } = warm;
    return {
      story,
      uncached: uncached.runsPerSecond,
      warm: runsPerSecond,
      warmPerProcessorSecond: runsPerProcessorSecond,
    };
  } finally {
    await crew.close();
  }
}
