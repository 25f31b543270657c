import { decide } from '../../src/decide.ts';
import { RuleError } from '../../src/errors.ts';
import { START } from '../../src/inputs.ts';
import type { Release } from '../../src/release/release.ts';
import type { Decision, RunState } from '../../src/types.ts';
import { Player } from '../build.ts';
import type { Playing, Step } from '../random/player.ts';

/** One turn that the rules have taken. */
export interface Moved {
  readonly release: Release;
  readonly before: RunState;
  readonly step: Step;
  readonly after: Decision;
}

export interface Played {
  readonly turns: number;
  readonly last: Decision | undefined;
}

/** Starts where a moment waits, else does as the step says; hands on every turn that the rules take. */
export function playOne(release: Release, { run, steps }: Playing, check: (moved: Moved) => void): Played {
  let { state } = new Player(release, run);
  let turns = 0;
  let last: Decision | undefined;
  for (const step of steps) {
    if (state.status !== 'ongoing') break;
    const isWaiting = state.moments.at(-1)?.status === 'waiting';
    const taken = isWaiting ? { ...step, input: START } : step;
    const after = attempt(release, state, taken);
    if (!after) continue;
    check({ release, before: state, step: taken, after });
    state = after.state;
    last = after;
    turns += 1;
  }
  return { turns, last };
}

/** The decision, or nothing where the rules refuse the input. */
export function attempt(release: Release, state: RunState, step: Step, nowMs = 0): Decision | undefined {
  try {
    return decide({ release, state, nowMs, recentSkips: [], ...step });
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}
