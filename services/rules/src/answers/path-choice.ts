import { holds } from '../conditions.ts';
import type { Expectations } from '../expectations.ts';
import { isBySecondLaw } from '../law.ts';
import type { Condition } from '../release/condition.ts';
import type { Perfect } from '../release/lines.ts';
import type { MomentOf } from '../release/moment.ts';
import { withFacts } from '../situation.ts';
import { type Step, step } from '../step.ts';
import { dataIn, type MomentContext, type Turn } from '../turn.ts';
import type { PlayedMoment, TurnVerdict } from '../types.ts';
import { factsOf, metBy, perfectOf, utteredIn, withMet } from './perfects.ts';

export type Crossing = MomentOf<'crossroad'> | MomentOf<'nexus'>;
export type CrossingPath = Crossing['paths'][number];

export interface CrossingData {
  /** The closed path for which a reason was asked last. */
  readonly reasonFor: string | null;
  /** Paths that have been asked back. */
  readonly confirmed: readonly string[];
  /** Perfect rules that have been met; absent: none. */
  readonly perfects?: readonly string[];
}
export const NOTHING_ASKED: CrossingData = { reasonFor: null, confirmed: [] };

/** What differs between the places where a way is chosen. */
export interface Crossed {
  /** When a path is open by itself; a reason opens one for which this does not hold. */
  readonly openWhen: (path: CrossingPath) => Condition | undefined;
  /** Closed, and no reason opens it. */
  readonly isShut: (path: CrossingPath) => boolean;
}

/** The player says where to go: the path must exist and be open, else it is asked again. */
export function crossed(turn: Turn<Crossing>, by: Crossed): Step {
  const data = dataOf(turn.played);
  const chosen = chosenPath(turn, data);
  if (!chosen) return step({ data });
  const id = chosen.path;
  if (by.isShut(chosen)) return step({ data, verdict: { path: asked(id, 'closed') } });
  const facts = factsOfReason(turn, chosen, by);
  const after = withFacts(turn, facts);
  if (!holds(by.openWhen(chosen), after) && !reasonGiven(turn, chosen))
    return step({ data: { ...data, reasonFor: id }, verdict: { path: asked(id, 'closed') } });
  if (chosen.confirm && holds(chosen.confirm.when, after) && !data.confirmed.includes(id)) {
    const confirmed = [...data.confirmed, id];
    return step({ data: { ...data, confirmed }, facts, verdict: { path: asked(id, 'confirm') } });
  }
  return taken(turn, { id, facts, data });
}

/** What a director may listen for. */
export function crossingExpectations(
  here: MomentContext<Crossing>,
  by: Crossed,
): Pick<Expectations, 'paths' | 'reasonFor' | 'perfects' | 'deflections'> {
  const { paths, perfects, deflections } = here.moment;
  return {
    paths: paths.map((path) => ({ path, isOpen: !by.isShut(path) && holds(by.openWhen(path), here) })),
    reasonFor: dataOf(here.played).reasonFor,
    perfects,
    deflections,
  };
}

function taken(
  turn: Turn<Crossing>,
  choice: { id: string; facts: readonly string[]; data: CrossingData },
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
function remembering({ state }: Turn, data: CrossingData, met: readonly Perfect[]): CrossingData {
  return met.length > 0 && isBySecondLaw(state) ? { ...data, perfects: withMet([], met) } : data;
}

/** A click names it; else the director; else a reason answers for the path that a reason was asked for. */
function chosenPath({ moment, input, judgement }: Turn<Crossing>, data: CrossingData) {
  const named = input.selectedPath || judgement.path;
  const id = named ?? (judgement.reason ? data.reasonFor : null);
  return moment.paths.find((each) => each.path === id);
}

function reasonGiven({ judgement }: Turn<Crossing>, path: CrossingPath): boolean {
  return judgement.reason && path.closed?.reason !== undefined;
}

function factsOfReason(turn: Turn<Crossing>, path: CrossingPath, { openWhen }: Crossed): string[] {
  const fact = path.closed?.fact;
  return fact !== undefined && reasonGiven(turn, path) && !holds(openWhen(path), turn) ? [fact] : [];
}

function asked(id: string, state: 'taken' | 'closed' | 'confirm'): TurnVerdict['path'] {
  return { id, state };
}

function dataOf(played: PlayedMoment): CrossingData {
  return dataIn(played, NOTHING_ASKED);
}
