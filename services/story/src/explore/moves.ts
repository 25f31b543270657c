import { rulesOf } from '@fabula/rules/moments/registry';
import type { Exit } from '@fabula/rules/moments/rules';
import type { Moment } from '@fabula/rules/release/moment';
import { gain, type Luck } from './gains.ts';
import { type Constraint, type MomentContext, satisfy } from './satisfy.ts';
import { type Env, OUTCOME, type Variable, YES } from './variables.ts';

/** From one moment to the next, and what is so then. */
export interface Move {
  readonly to: string;
  readonly env: Env;
  /** Its place among the moment's transitions; undefined: a path, or a skip to a moment that is named. */
  readonly transition?: number;
  /** It may be the only way that is left, which costs nothing. */
  readonly isAlone?: boolean;
}

export interface Moves {
  readonly moves: readonly Move[];
  /** The environment of a player who has completed the moment and finds no way on. */
  readonly stuck: Env | undefined;
  /** All that may have become so in the moment. */
  readonly after: readonly Env[];
}

/** What may become of an environment in which the moment is played. */
export function played(env: Env, context: MomentContext, luck: Luck): Moves {
  const { moment } = context;
  if (rulesOf(moment).ends)
    return { moves: [], stuck: undefined, after: [completed(env, 'success', context, luck)] };
  if ('paths' in moment) return alongPaths(env, moment, context, luck);
  const outcomes = outcomesOf(moment).map((outcome) => {
    const after = completed(env, outcome, context, luck);
    return { after, ...alongFirst(after, moment.transitions, context) };
  });
  return {
    moves: outcomes.flatMap(({ moves }) => moves),
    stuck: outcomes.find(({ stuck }) => stuck)?.stuck,
    after: outcomes.map(({ after }) => after),
  };
}

/** What may become of it where the moment is passed over: its transitions see a success, and nothing is left of that. */
export function skipped(env: Env, context: MomentContext): Moves {
  const { moment } = context;
  const { skipToMomentId } = moment.skip;
  if (skipToMomentId !== null) return { moves: [{ to: skipToMomentId, env }], stuck: undefined, after: [] };
  const seen = set(env, { kind: 'outcome', momentId: moment.id }, OUTCOME.success, context);
  const { moves, stuck } = alongFirst(seen, rulesOf(moment).exits(moment, null), context);
  const own = context.story.variables.of({ kind: 'outcome', momentId: moment.id });
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

function completed(env: Env, outcome: 'success' | 'failure', context: MomentContext, luck: Luck): Env {
  const { id: momentId } = context.moment;
  const after = set(env, { kind: 'outcome', momentId }, OUTCOME[outcome], context);
  if (outcome === 'success') put(after, { kind: 'done', momentId }, YES, context);
  gain(after, outcome, context, luck);
  return after;
}

/** The first exit that holds; which one that is may depend on what is not known. */
function alongFirst(
  env: Env,
  exits: readonly Exit[],
  context: MomentContext,
): Pick<Moves, 'moves' | 'stuck'> {
  const moves: Move[] = [];
  const before: Constraint[] = [];
  for (const [transition, { to, when }] of exits.entries()) {
    const here = satisfy(env, [...before, { condition: when, holds: true }], context);
    if (here) moves.push({ to, env: here, transition });
    before.push({ condition: when, holds: false });
    if (when === undefined) return { moves, stuck: undefined };
  }
  return { moves, stuck: satisfy(env, before, context) };
}

type Crossing = Extract<Moment, { paths: unknown }>;

function alongPaths(env: Env, moment: Crossing, context: MomentContext, luck: Luck): Moves {
  const exits = rulesOf(moment).exits(moment, null);
  const moves = exits.flatMap((exit) => {
    const { to, path, when } = exit;
    if (path === undefined) return [];
    const open =
      satisfy(env, [{ condition: when, holds: true }], context) ?? openedBy(env, moment, path, context);
    if (!open) return [];
    const after = completed(open, 'success', context, luck);
    put(after, { kind: 'path', momentId: moment.id, path }, YES, context);
    return [{ to, env: after, isAlone: mayBeAlone(env, exit, exits, context) }];
  });
  return { moves, stuck: moves.length === 0 ? env : undefined, after: moves.map((move) => move.env) };
}

/** Whether all others may be closed while it is open, and none of them may wait for a reason. */
function mayBeAlone(env: Env, exit: Exit, exits: readonly Exit[], context: MomentContext): boolean {
  const constraints = exits
    .filter(({ path }) => path !== undefined)
    .map((each) => ({ condition: each.when, holds: each === exit }));
  const alone = satisfy(env, constraints, context);
  return (
    alone !== undefined && exits.every(({ path }) => path === exit.path || !mayWait(alone, path, context))
  );
}

function mayWait(env: Env, path: string | undefined, context: MomentContext): boolean {
  const { moment } = context;
  return 'paths' in moment && path !== undefined && openedBy(env, moment, path, context) !== undefined;
}

/** A closed path that a reason opens, unless it was visited. */
function openedBy(env: Env, moment: Crossing, id: string, { story }: MomentContext): Env | undefined {
  const path = moment.paths.find((each) => each.path === id);
  if (path?.closed?.reason === undefined) return undefined;
  if (!('staysOpen' in path) || path.staysOpen) return env;
  const at = story.variables.of({ kind: 'path', momentId: moment.id, path: id });
  return at !== undefined && env[at] === YES ? undefined : env;
}

/** A copy in which one variable has this value. */
export function set(env: Env, variable: Variable, value: number, context: MomentContext): Env {
  const next = env.slice();
  put(next, variable, value, context);
  return next;
}

function put(env: Env, variable: Variable, value: number, { story }: MomentContext): void {
  const at = story.variables.of(variable);
  if (at !== undefined) env[at] = value;
}
