import { PLAYERS } from '../../simulate/players/players.ts';
import { rateOf } from '../../simulate/rate.ts';
import { newDirector, simulate } from '../../simulate/simulate.ts';
import { playableStories, releaseOf } from '../../simulate/stories.ts';
import type { Context, Outcome } from '../context.ts';
import { table } from '../report/table.ts';

/** Of each player. */
const RUNS = 100;
const GOAL_WARM = 1_000;

/**
 * Whole runs a second by all simulated players: first by a director that has heard nothing yet, then the same runs again
 * and again. Of the repetitions the best counts, for they differ only by what else the machine does.
 */
export async function simulateBench({ scale, say }: Context): Promise<Outcome> {
  const stories = await playableStories();
  const measured: Measured[] = [];
  for (const story of stories) {
    say(`${PLAYERS.length * RUNS} runs of ${story}, ${2 + scale.runs} times`);
    measured.push(await rates(story, 1 + scale.runs));
  }
  const rows = measured.map(({ story, uncached, warm }) => [story, uncached, warm, GOAL_WARM] as const);
  const head = ['whole runs/s of processor time', 'uncached', 'warm', 'goal'];
  return { text: table(head, rows), data: { stories: measured, goal: GOAL_WARM } };
}

interface Measured {
  readonly story: string;
  readonly uncached: number;
  readonly warm: number;
}

async function rates(story: string, repetitions: number): Promise<Measured> {
  const release = await releaseOf(story);
  const simulation = { release, language: 'en', players: PLAYERS, runs: RUNS, seed: 'bench' } as const;
  const director = newDirector();
  const play = () => rateOf(RUNS * PLAYERS.length, () => simulate({ ...simulation, director })).runsPerSecond;
  const uncached = play();
  const warm = Math.max(...Array.from({ length: repetitions }, play));
  return { story, uncached, warm };
}
