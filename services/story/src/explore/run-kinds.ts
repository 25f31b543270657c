import { rulesOf } from '@fabula/rules/moments/registry';
import { ownedByDefault } from './owned-by-default.ts';
import { flowOf, type RunFlow } from './run-flow.ts';
import { runNumbers } from './run-numbers.ts';
import { type Completed, type ExploredStory, NEVER, type RunKind } from './story.ts';
import { type Env, NO, NO_RANK, type Variable, YES } from './variables.ts';

/** A moment to which a run comes back can be completed more than once in it. */
const COMPLETIONS_A_RUN = 2;
const ANY_RANK = 0b1111_1111;

export interface ExploredRun {
  readonly flow: RunFlow;
  /** What may be so when the run begins. */
  readonly start: Env;
}

/** All kinds of runs, each with what those before it may have left. */
export function flowsOf(story: ExploredStory): ExploredRun[] {
  const before: RunFlow[] = [];
  return runNumbers(story.release).map((run) => {
    const runKind = { run, completed: completedBefore(before, run) };
    const start = startEnv(story, before);
    const flow = flowOf(story, runKind, start);
    before.push(flow);
    return { flow, start };
  });
}

function completedBefore(before: readonly RunFlow[], run: number): ReadonlyMap<string, Completed> {
  const seen = new Set(before.flatMap(({ visits }) => [...visits.keys()]));
  return new Map([...seen].map((id) => [id, { from: 0, to: (run - 1) * COMPLETIONS_A_RUN }]));
}

/** A run begins with what is the player's by default, and with whatever an earlier one may have left. */
function startEnv({ release, variables }: ExploredStory, before: readonly RunFlow[]): Env {
  const owned = ownedByDefault(release);
  const won = before.some(({ visits }) =>
    [...visits.values()].some(({ moment }) => rulesOf(moment).ends === 'won'),
  );
  const left = (at: number) =>
    before.some(({ visits }) => [...visits.values()].some(({ during }) => ((during[at] ?? 0) & YES) !== 0));
  return variables.list.map((variable: Variable, at) => {
    if (variable.kind === 'rank') return won ? ANY_RANK : NO_RANK;
    if (variable.kind !== 'item' && variable.kind !== 'character') return NO;
    if (owned.has(variable.id)) return YES;
    return left(at) ? NO | YES : NO;
  });
}

/** Two players of the same run: one to whom it is all new, and one who has and has done all that is possible. */
export function players({ flow: { runKind }, start }: ExploredRun): { runKind: RunKind; start: Env }[] {
  const { run, completed } = runKind;
  const done = [...completed].map(([id, { to }]) => [id, { from: to, to }] as const);
  const nothing = done.map(([id]) => [id, NEVER] as const);
  const veteran = { runKind: { run, completed: new Map(done) }, start: start.map(most) };
  const newcomer = {
    runKind: { run, completed: new Map(nothing) },
    start: start.map((mask) => mask & -mask),
  };
  return run === 1 ? [newcomer] : [newcomer, veteran];
}

/** Of ranks the best is bit 1. */
function most(mask: number): number {
  return mask & YES ? YES : mask & -mask;
}
