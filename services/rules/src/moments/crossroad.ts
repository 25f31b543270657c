import { z } from 'zod';
import { holds } from '../conditions.ts';
import { openingLines } from '../lines.ts';
import type { MomentOf } from '../release/moment.ts';
import type { Path } from '../release/moments/crossroad.ts';
import { withFacts } from '../situation.ts';
import type { PlayedMoment, TurnVerdict } from '../types.ts';
import { metBy, utteredIn } from './perfects.ts';
import { type MomentRules, type Step, step, type Turn } from './rules.ts';

type Crossroad = MomentOf<'crossroad'>;

const crossroadData = z.object({
  /** The closed path for which a reason was asked last. */
  reasonFor: z.string().nullable(),
  /** Paths that have been asked back. */
  confirmed: z.array(z.string()),
});
type CrossroadData = z.infer<typeof crossroadData>;
const NOTHING_ASKED: CrossroadData = { reasonFor: null, confirmed: [] };

/** The player says where to go. */
export const crossroadRules: MomentRules<Crossroad> = {
  prospect: (here) => ({
    paths: here.moment.paths.map((path) => ({ path, isOpen: holds(path.when, here) })),
    reasonFor: dataOf(here.played).reasonFor,
    perfects: here.moment.perfects,
    deflections: here.moment.deflections,
  }),
  open: (turn) => step({ data: NOTHING_ASKED, say: openingLines(turn) }),
  answer,
  exits: (moment, path) => {
    const chosen = moment.paths.find((each) => each.path === path);
    return chosen ? [{ to: chosen.to }] : [...moment.transitions, ...moment.paths];
  },
};

function answer(turn: Turn<Crossroad>): Step {
  const data = dataOf(turn.played);
  const chosen = chosenPath(turn, data);
  if (!chosen) return step({ data });
  const id = chosen.path;
  const facts = factsOfReason(turn, chosen);
  const after = withFacts(turn, facts);
  if (!isOpen(after, chosen)) {
    return step({ data: { ...data, reasonFor: id }, verdict: { path: asked(id, 'closed') } });
  }
  if (chosen.confirm && holds(chosen.confirm.when, after) && !data.confirmed.includes(id)) {
    const confirmed = [...data.confirmed, id];
    return step({ data: { ...data, confirmed }, facts, verdict: { path: asked(id, 'confirm') } });
  }
  return taken(turn, { id, facts, data });
}

function taken(turn: Turn<Crossroad>, choice: { id: string; facts: string[]; data: CrossroadData }): Step {
  const uttered = utteredIn(turn, turn.moment.perfects, { perfects: [], heard: [] });
  const met = metBy(turn, turn.moment.perfects, { fresh: [], uttered, path: choice.id });
  return step({
    data: choice.data,
    outcome: 'success',
    path: choice.id,
    perfect: met[0]?.id ?? null,
    facts: [...choice.facts, ...met.flatMap((rule) => rule.fact ?? [])],
    verdict: { path: asked(choice.id, 'taken') },
  });
}

/** A click names it; else the director; else a reason answers for the path that a reason was asked for. */
function chosenPath(turn: Turn<Crossroad>, data: CrossroadData): Path | undefined {
  const named = turn.input.selectedPath || turn.judgement.path;
  const id = named ?? (turn.judgement.reason ? data.reasonFor : null);
  return turn.moment.paths.find((each) => each.path === id);
}

function isOpen(turn: Turn<Crossroad>, path: Path): boolean {
  return holds(path.when, turn) || reasonGiven(turn, path);
}

function reasonGiven(turn: Turn<Crossroad>, path: Path): boolean {
  return turn.judgement.reason && path.closed?.reason !== undefined;
}

function factsOfReason(turn: Turn<Crossroad>, path: Path): string[] {
  const fact = path.closed?.fact;
  return fact !== undefined && reasonGiven(turn, path) && !holds(path.when, turn) ? [fact] : [];
}

function asked(id: string, state: 'taken' | 'closed' | 'confirm'): TurnVerdict['path'] {
  return { id, state };
}

function dataOf(played: PlayedMoment): CrossroadData {
  return crossroadData.parse(played.data ?? NOTHING_ASKED);
}
