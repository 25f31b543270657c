import { join } from 'node:path';
import { compileStory } from '@fabula/catalogue/compile-story';
import { STORIES_ROOT } from '@fabula/catalogue/stories-root';
import { decide } from '@fabula/rules/decide';
import type { Release } from '@fabula/rules/release/release';
import type { Context, Outcome } from '../context.ts';
import { table } from '../report/table.ts';
import { median } from '../stats/spread.ts';
import { type Asked, recordedTurns } from './rules-turns.ts';

const STORY = 'put-out-the-light';
const TURNS = 5_000;
const GOAL_US = 30;
/** Decided before anything is measured, so that the engine has compiled what it will. */
const WARM_UP = 20_000;

/**
 * What deciding one turn costs, without director, store and wire: turns of whole runs of a story are recorded, then
 * decided over and over. Processor time, so that other work on the machine counts little.
 */
export async function rulesBench({ scale, say }: Context): Promise<Outcome> {
  const release = await compiled();
  const { turns, runs } = recordedTurns(release, TURNS);
  say(`${turns.length} turns of ${runs} runs of ${STORY}`);
  microsecondsEach(turns, WARM_UP);
  const costs = Array.from({ length: scale.runs }, () => microsecondsEach(turns, 4 * turns.length));
  const cost = median(costs);
  const perRun = turns.length / runs;
  const rows = [
    ['rules turn cost (µs)', cost, GOAL_US],
    ['whole runs/s of rules alone', 1e6 / (cost * perRun), undefined],
  ] as const;
  return {
    text: table(['rules', 'measured', 'goal'], rows),
    data: { microseconds: cost, costs, turnsPerRun: perRun, goal: GOAL_US },
  };
}

async function compiled(): Promise<Release> {
  const { release } = await compileStory(join(STORIES_ROOT, STORY));
  if (release === undefined) throw new Error(`${STORY} does not compile`);
  return release;
}

/** Mean processor time of deciding these turns, one after the other and over again, so many times in all. */
function microsecondsEach(turns: readonly Asked[], times: number): number {
  const { user } = process.cpuUsage();
  let decided = 0;
  while (decided < times) {
    for (const turn of turns) decide(turn);
    decided += turns.length;
  }
  return process.cpuUsage({ user, system: 0 }).user / decided;
}
