import type { Moment } from '@fabula/rules/release/moment';
import { type Move, played, skipped } from './moves.ts';
import type { MomentContext } from './satisfy.ts';
import { type Start, startOf } from './skipping.ts';
import type { ExploredStory, RunKind } from './story.ts';
import type { Env } from './variables.ts';

/** A step from one moment to the next that some player may take in this run. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly isSkip: boolean;
  readonly transition?: number;
  /** It may be taken without a question, at no cost. */
  readonly isAlone?: boolean;
}

/** What may be so at a moment in this run, over all players: never less than what is. */
export interface Visit {
  readonly moment: Moment;
  readonly start: Start;
  /** When the moment is started. */
  readonly arrival: Env;
  /** At any time from then until it is left. */
  readonly during: Env;
}

export interface RunFlow {
  readonly runKind: RunKind;
  readonly visits: ReadonlyMap<string, Visit>;
  readonly edges: readonly Edge[];
}

/** Follows a run through all that may be, until nothing new turns up. */
export function flowOf(story: ExploredStory, runKind: RunKind, start: Env): RunFlow {
  const arrivals = new Map<string, Env>();
  const steps = new Map<string, Stepped>();
  const { startMomentId } = story.release;
  if (startMomentId === null || !story.moments.has(startMomentId))
    return { runKind, visits: new Map(), edges: [] };
  arrivals.set(startMomentId, start.slice());
  const waiting = new Set([startMomentId]);
  for (const id of waiting) {
    waiting.delete(id);
    const arrival = arrivals.get(id);
    const moment = story.moments.get(id);
    if (!arrival || !moment) continue;
    const step = stepFrom(arrival, { story, moment, runKind });
    steps.set(id, step);
    for (const { to, env } of step.edges) {
      if (story.moments.has(to) && arriveAt(arrivals, to, env)) waiting.add(to);
    }
  }
  return summed(runKind, arrivals, steps);
}

/** @param steps of each moment the last, which was taken from all that may be so there */
function summed(
  runKind: RunKind,
  arrivals: ReadonlyMap<string, Env>,
  steps: ReadonlyMap<string, Stepped>,
): RunFlow {
  const visits = new Map<string, Visit>();
  const edges: Edge[] = [];
  for (const [id, arrival] of arrivals) {
    const here = steps.get(id);
    if (!here) continue;
    const during = arrival.slice();
    for (const env of here.after) join(during, env);
    visits.set(id, { moment: here.moment, start: here.start, arrival, during });
    edges.push(...here.edges.map(({ env: _env, ...edge }) => ({ from: id, ...edge })));
  }
  return { runKind, visits, edges };
}

/** What may become of a moment. */
interface Stepped {
  readonly moment: Moment;
  readonly start: Start;
  readonly edges: readonly (Move & { readonly isSkip: boolean })[];
  readonly after: readonly Env[];
}

function stepFrom(arrival: Env, context: MomentContext): Stepped {
  const start = startOf(arrival, context);
  const play = start.opens ? played(arrival, context, 'any') : undefined;
  const skip = start.skips ? skipped(arrival, context) : undefined;
  const edges = [
    ...(play?.moves ?? []).map((move) => ({ ...move, isSkip: false })),
    ...(skip?.moves ?? []).map((move) => ({ ...move, isSkip: true })),
  ];
  return { moment: context.moment, start, edges, after: play?.after ?? [] };
}

/** Whether anything is new of how the moment is come to. */
function arriveAt(arrivals: Map<string, Env>, to: string, env: Env): boolean {
  const known = arrivals.get(to);
  const isNew = known === undefined || join(known, env);
  if (known === undefined) arrivals.set(to, env.slice());
  return isNew;
}

/** Adds all that may be so in `more`; whether anything was new. */
function join(env: Env, more: Env): boolean {
  let isNew = false;
  for (let at = 0; at < env.length; at += 1) {
    const joined = (env[at] ?? 0) | (more[at] ?? 0);
    if (joined !== env[at]) {
      env[at] = joined;
      isNew = true;
    }
  }
  return isNew;
}
