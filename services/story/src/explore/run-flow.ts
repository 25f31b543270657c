import type { Moment } from '@fabula/rules/release/moment';
import { type Move, played, skipped } from './moves.ts';
import type { Place } from './satisfy.ts';
import { type Start, startOf } from './skipping.ts';
import type { ExploredStory, World } from './story.ts';
import type { Env } from './variables.ts';

/** A way that some player may go in this run. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly isSkip: boolean;
  readonly transition?: number;
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
  readonly world: World;
  readonly visits: ReadonlyMap<string, Visit>;
  readonly ways: readonly Way[];
}

/** Follows a run through all that may be, until nothing new turns up. */
export function flowOf(story: ExploredStory, world: World, start: Env): RunFlow {
  const arrivals = new Map<string, Env>();
  const steps = new Map<string, Stepped>();
  const { startMomentId } = story.release;
  if (startMomentId === null || !story.moments.has(startMomentId))
    return { world, visits: new Map(), ways: [] };
  arrivals.set(startMomentId, start.slice());
  const waiting = new Set([startMomentId]);
  for (const id of waiting) {
    waiting.delete(id);
    const arrival = arrivals.get(id);
    const moment = story.moments.get(id);
    if (!arrival || !moment) continue;
    const step = stepFrom(arrival, { story, moment, world });
    steps.set(id, step);
    for (const { to, env } of step.ways) {
      if (story.moments.has(to) && arriveAt(arrivals, to, env)) waiting.add(to);
    }
  }
  return summed(world, arrivals, steps);
}

/** @param steps of each moment the last, which was taken from all that may be so there */
function summed(
  world: World,
  arrivals: ReadonlyMap<string, Env>,
  steps: ReadonlyMap<string, Stepped>,
): RunFlow {
  const visits = new Map<string, Visit>();
  const ways: Way[] = [];
  for (const [id, arrival] of arrivals) {
    const here = steps.get(id);
    if (!here) continue;
    const during = arrival.slice();
    for (const env of here.after) join(during, env);
    visits.set(id, { moment: here.moment, start: here.start, arrival, during });
    ways.push(...here.ways.map(({ env: _env, ...way }) => ({ from: id, ...way })));
  }
  return { world, visits, ways };
}

/** What may become of a moment. */
interface Stepped {
  readonly moment: Moment;
  readonly start: Start;
  readonly ways: readonly (Move & { readonly isSkip: boolean })[];
  readonly after: readonly Env[];
}

function stepFrom(arrival: Env, place: Place): Stepped {
  const start = startOf(arrival, place);
  const play = start.opens ? played(arrival, place, 'any') : undefined;
  const skip = start.skips ? skipped(arrival, place) : undefined;
  const ways = [
    ...(play?.moves ?? []).map((move) => ({ ...move, isSkip: false })),
    ...(skip?.moves ?? []).map((move) => ({ ...move, isSkip: true })),
  ];
  return { moment: place.moment, start, ways, after: play?.after ?? [] };
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
