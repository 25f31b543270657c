import { rulesOf } from '@fabula/rules/moments/registry';
import type { Exit } from '@fabula/rules/moments/rules';
import type { Moment } from '@fabula/rules/release/moment';
import { gain, type Luck } from './gains.ts';
import { type Asked, type Place, satisfy } from './satisfy.ts';
import { type Env, OUTCOME, type Variable, YES } from './variables.ts';

/** From one moment to the next, and what is so then. */
export interface Move {
  readonly to: string;
  readonly env: Env;
  /** Its place among the moment's transitions; undefined: a path, or a skip to a moment that is named. */
  readonly transition?: number;
}

export interface Moves {
  readonly moves: readonly Move[];
  /** The environment of a player who has completed the moment and finds no way on. */
  readonly stuck: Env | undefined;
  /** All that may have become so in the moment. */
  readonly after: readonly Env[];
}

/** What may become of an environment in which the moment is played. */
export function played(env: Env, place: Place, luck: Luck): Moves {
  const { moment } = place;
  if (rulesOf(moment).ends)
    return { moves: [], stuck: undefined, after: [completed(env, 'success', place, luck)] };
  if ('paths' in moment) return alongPaths(env, moment, place, luck);
  const ways = outcomesOf(moment).map((outcome) => {
    const after = completed(env, outcome, place, luck);
    return { after, ...alongFirst(after, moment.transitions, place) };
  });
  return {
    moves: ways.flatMap(({ moves }) => moves),
    stuck: ways.find(({ stuck }) => stuck)?.stuck,
    after: ways.map(({ after }) => after),
  };
}

/** What may become of it where the moment is passed over: its transitions see a success, and nothing is left of that. */
export function skipped(env: Env, place: Place): Moves {
  const { moment } = place;
  const { skipToMomentId } = moment.skip;
  if (skipToMomentId !== null) return { moves: [{ to: skipToMomentId, env }], stuck: undefined, after: [] };
  const seen = set(env, { kind: 'outcome', momentId: moment.id }, OUTCOME.success, place);
  const { moves, stuck } = alongFirst(seen, rulesOf(moment).exits(moment, null), place);
  const own = place.story.variables.of({ kind: 'outcome', momentId: moment.id });
  const asBefore = (each: Env) => (own === undefined ? each : each.with(own, env[own] ?? 0));
  return { moves: moves.map((move) => ({ ...move, env: asBefore(move.env) })), stuck, after: [] };
}

/** How a moment can end: one without words for a failure, or with nothing to reach, cannot fail. */
export function outcomesOf(moment: Moment): ('success' | 'failure')[] {
  if (!('failure' in moment)) return ['success'];
  if ('questions' in moment) {
    const needed = moment.scoreThresholdForSuccess ?? moment.scoreThresholdForAward ?? 0;
    return needed > 0 ? ['success', 'failure'] : ['success'];
  }
  return ['success', 'failure'];
}

function completed(env: Env, outcome: 'success' | 'failure', place: Place, luck: Luck): Env {
  const { id: momentId } = place.moment;
  const after = set(env, { kind: 'outcome', momentId }, OUTCOME[outcome], place);
  if (outcome === 'success') put(after, { kind: 'done', momentId }, YES, place);
  gain(after, outcome, place, luck);
  return after;
}

/** The first exit that holds; which one that is may depend on what is not known. */
function alongFirst(env: Env, exits: readonly Exit[], place: Place): Pick<Moves, 'moves' | 'stuck'> {
  const moves: Move[] = [];
  const before: Asked[] = [];
  for (const [transition, { to, when }] of exits.entries()) {
    const here = satisfy(env, [...before, { condition: when, holds: true }], place);
    if (here) moves.push({ to, env: here, transition });
    before.push({ condition: when, holds: false });
    if (when === undefined) return { moves, stuck: undefined };
  }
  return { moves, stuck: satisfy(env, before, place) };
}

type Crossing = Extract<Moment, { paths: unknown }>;

function alongPaths(env: Env, moment: Crossing, place: Place, luck: Luck): Moves {
  const ways = rulesOf(moment)
    .exits(moment, null)
    .flatMap(({ to, path, when }) => {
      if (path === undefined) return [];
      const open =
        satisfy(env, [{ condition: when, holds: true }], place) ?? openedBy(env, moment, path, place);
      if (!open) return [];
      const after = completed(open, 'success', place, luck);
      put(after, { kind: 'path', momentId: moment.id, path }, YES, place);
      return [{ to, env: after }];
    });
  return { moves: ways, stuck: ways.length === 0 ? env : undefined, after: ways.map((way) => way.env) };
}

/** A closed path that a reason opens, unless it was visited. */
function openedBy(env: Env, moment: Crossing, id: string, { story }: Place): Env | undefined {
  const path = moment.paths.find((each) => each.path === id);
  if (path?.closed?.reason === undefined) return undefined;
  if (!('staysOpen' in path) || path.staysOpen) return env;
  const at = story.variables.of({ kind: 'path', momentId: moment.id, path: id });
  return at !== undefined && env[at] === YES ? undefined : env;
}

/** A copy in which one variable has this value. */
export function set(env: Env, variable: Variable, value: number, place: Place): Env {
  const next = env.slice();
  put(next, variable, value, place);
  return next;
}

function put(env: Env, variable: Variable, value: number, { story }: Place): void {
  const at = story.variables.of(variable);
  if (at !== undefined) env[at] = value;
}
