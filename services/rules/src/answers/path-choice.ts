import { holds } from '../conditions.ts';
import type { Expectations } from '../expectations.ts';
import { isBySecondLaw } from '../law.ts';
import { spoken } from '../lines.ts';
import type { Condition } from '../release/condition.ts';
import type { Perfect } from '../release/lines.ts';
import type { Moment } from '../release/moment.ts';
import { type Situation, withFacts } from '../situation.ts';
import { type Step, step } from '../step.ts';
import { dataIn, type MomentContext, type Turn } from '../turn.ts';
import type { PlayedMoment, TurnVerdict } from '../types.ts';
import { factsOf, metBy, perfectOf, utteredIn, withMet } from './perfects.ts';

/** A moment in which the player says where to go. */
export type PathMoment = Extract<Moment, { paths: unknown }>;
export type MomentPath = PathMoment['paths'][number];

export interface PathChoiceData {
  /** The closed path for which a reason was asked last. */
  readonly reasonFor: string | null;
  /** Paths that have been asked back. */
  readonly confirmed: readonly string[];
  /** Perfect rules that have been met; absent: none. */
  readonly perfects?: readonly string[];
}
export const NO_PATH_ASKED: PathChoiceData = { reasonFor: null, confirmed: [] };

/** Which paths are open: what differs between the types in which one is chosen. */
export interface PathAccess {
  /** When a path is open by itself; a reason opens one for which this does not hold. */
  readonly openWhen: (path: MomentPath) => Condition | undefined;
  /** Closed, and no reason opens it. */
  readonly isShut: (path: MomentPath) => boolean;
}

/** The player says where to go: the path must exist and be open, else it is asked again. */
export function choosePath(turn: Turn<PathMoment>, access: PathAccess): Step {
  const data = dataOf(turn.played);
  const chosen = chosenPath(turn, data);
  if (!chosen) return step({ data });
  const id = chosen.path;
  if (access.isShut(chosen)) return step({ data, verdict: { path: asked(id, 'closed') } });
  const facts = factsOfReason(turn, chosen, access);
  const after = withFacts(turn, facts);
  if (!holds(access.openWhen(chosen), after) && !reasonGiven(turn, chosen))
    return step({ data: { ...data, reasonFor: id }, verdict: { path: asked(id, 'closed') } });
  if (chosen.confirm && holds(chosen.confirm.when, after) && !data.confirmed.includes(id)) {
    const confirmed = [...data.confirmed, id];
    return step({ data: { ...data, confirmed }, facts, verdict: { path: asked(id, 'confirm') } });
  }
  return taken(turn, { id, facts, data });
}

/** Whether a path can still be taken: it is open, or a reason opens it. */
export function isLeft(here: Situation, path: MomentPath, { openWhen, isShut }: PathAccess): boolean {
  return !isShut(path) && (path.closed?.reason !== undefined || holds(openWhen(path), here));
}

/**
 * Takes the path that is the only one left, in the words in which it is taken; null: there is another, or it wants a reason.
 * One that was taken here before is asked for: whoever comes round and round would never be asked anything.
 */
export function onlyPath(turn: Turn<PathMoment>, access: PathAccess): Step | null {
  const { moment, state } = turn;
  const [only, ...others] = moment.paths.filter((path) => isLeft(turn, path, access));
  if (!only || others.length > 0 || !holds(access.openWhen(only), turn)) return null;
  const { path } = only;
  if (state.moments.some((each) => each.momentId === moment.id && each.path === path)) return null;
  return step({ data: NO_PATH_ASKED, say: spoken(only.reply, turn), outcome: 'success', path });
}

/** What a director may listen for. */
export function pathExpectations(
  here: MomentContext<PathMoment>,
  access: PathAccess,
): Pick<Expectations, 'paths' | 'reasonFor' | 'perfects' | 'deflections'> {
  const { paths, perfects, deflections } = here.moment;
  return {
    paths: paths.map((path) => ({
      path,
      isOpen: !access.isShut(path) && holds(access.openWhen(path), here),
    })),
    reasonFor: dataOf(here.played).reasonFor,
    perfects,
    deflections,
  };
}

function taken(
  turn: Turn<PathMoment>,
  choice: { id: string; facts: readonly string[]; data: PathChoiceData },
): Step {
  const uttered = utteredIn(turn, turn.moment.perfects, { perfects: [], heard: [] });
  const met = metBy(turn, turn.moment.perfects, { fresh: [], uttered, path: choice.id });
  return step({
    data: remembering(turn, choice.data, met),
    outcome: 'success',
    path: choice.id,
    perfect: perfectOf(turn, met)?.id ?? null,
    facts: [...choice.facts, ...factsOf(met)],
    verdict: { path: asked(choice.id, 'taken') },
  });
}

/** What is kept once a path is chosen: the rules that were met too, where there are any. */
function remembering({ state }: Turn, data: PathChoiceData, met: readonly Perfect[]): PathChoiceData {
  return met.length > 0 && isBySecondLaw(state) ? { ...data, perfects: withMet([], met) } : data;
}

/** A click names it; else the director; else a reason answers for the path that a reason was asked for. */
function chosenPath({ moment, input, judgement }: Turn<PathMoment>, data: PathChoiceData) {
  const named = input.selectedPath || judgement.path;
  const id = named ?? (judgement.reason ? data.reasonFor : null);
  return moment.paths.find((each) => each.path === id);
}

function reasonGiven({ judgement }: Turn<PathMoment>, path: MomentPath): boolean {
  return judgement.reason && path.closed?.reason !== undefined;
}

function factsOfReason(turn: Turn<PathMoment>, path: MomentPath, { openWhen }: PathAccess): string[] {
  const fact = path.closed?.fact;
  return fact !== undefined && reasonGiven(turn, path) && !holds(openWhen(path), turn) ? [fact] : [];
}

function asked(id: string, state: 'taken' | 'closed' | 'confirm'): TurnVerdict['path'] {
  return { id, state };
}

function dataOf(played: PlayedMoment): PathChoiceData {
  return dataIn(played, NO_PATH_ASKED);
}
