import type { Moment } from '@fabula/rules/release/moment';
import { MAX_CASCADE } from '@fabula/rules/skip';
import { type Move, played, skipped } from './moves.ts';
import type { MomentContext } from './satisfy.ts';
import { startOf } from './skipping.ts';
import type { ExploredStory, RunKind } from './story.ts';
import type { Env } from './variables.ts';

/** Steps that are taken at most, over all runs and players. */
const MOST_STEPS = 4_000;

/** What some player has really met; each once. */
export interface Walked {
  /** Moments after which no way on was open, and the run in which it was so. */
  readonly stuck: ReadonlyMap<string, number>;
  /** By the moment at which more than five skips in a row began: all of them. */
  readonly cascades: ReadonlyMap<string, readonly string[]>;
}

interface Step {
  readonly moment: Moment;
  readonly env: Env;
  /** Moments that were skipped to get here, within one start. */
  readonly chain: readonly string[];
}

/** Plays the runs of single players in all ways that can be told apart, as far as the number of steps allows. */
export function walk(story: ExploredStory, players: readonly { runKind: RunKind; start: Env }[]): Walked {
  const stuck = new Map<string, number>();
  const cascades = new Map<string, readonly string[]>();
  const share = MOST_STEPS / Math.max(1, players.length * story.moments.size);
  for (const { runKind, start } of players) {
    const seen = new Seen(Math.max(3, Math.ceil(share)));
    const steps = stepTo(story, { to: story.release.startMomentId ?? '', env: start }, []);
    for (let step = steps.pop(); step; step = steps.pop()) {
      if (!seen.isNew(step)) continue;
      const { next, isStuck, cascade } = after(step, { story, moment: step.moment, runKind });
      if (isStuck && !stuck.has(step.moment.id)) stuck.set(step.moment.id, runKind.run);
      if (cascade) cascades.set(cascade[0] ?? '', cascade);
      steps.push(...next);
    }
  }
  return { stuck, cascades };
}

interface After {
  readonly next: readonly Step[];
  readonly isStuck: boolean;
  readonly cascade?: readonly string[];
}

function after({ env, moment, chain }: Step, context: MomentContext): After {
  const start = startOf(env, context);
  const isTooDeep = start.skips && chain.length === MAX_CASCADE;
  const next: Step[] = [];
  let isStuck = false;
  if (start.opens || isTooDeep) {
    for (const luck of ['poor', 'rich'] as const) {
      const play = played(env, context, luck);
      isStuck ||= play.stuck !== undefined;
      next.push(...play.moves.flatMap((move) => stepTo(context.story, move, [])));
    }
  }
  if (start.skips && !isTooDeep) {
    const skip = skipped(env, context);
    isStuck ||= skip.stuck !== undefined;
    next.push(...skip.moves.flatMap((move) => stepTo(context.story, move, [...chain, moment.id])));
  }
  return { next, isStuck, ...(isTooDeep ? { cascade: [...chain, moment.id] } : {}) };
}

function stepTo(story: ExploredStory, { to, env }: Move, chain: readonly string[]): Step[] {
  const moment = story.moments.get(to);
  return moment ? [{ moment, env, chain }] : [];
}

/** What was met before, and no more than so many ways to come to one moment. */
class Seen {
  readonly #most: number;
  readonly #keys = new Map<string, Set<number>>();

  constructor(most: number) {
    this.#most = most;
  }

  isNew({ moment, env, chain }: Step): boolean {
    const keys = this.#keys.get(moment.id) ?? new Set();
    this.#keys.set(moment.id, keys);
    const key = digest(env, chain.length);
    if (keys.has(key) || keys.size >= this.#most) return false;
    keys.add(key);
    return true;
  }
}

/** FNV-1a. Two environments with one digest would be taken for one; that costs a step, and no more. */
function digest(env: Env, start: number): number {
  let hash = 2_166_136_261 ^ start;
  for (let at = 0; at < env.length; at += 1) hash = Math.imul(hash ^ (env[at] ?? 0), 16_777_619);
  return hash;
}
