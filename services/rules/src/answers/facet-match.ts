import { holds } from '../conditions.ts';
import type { Expectations } from '../expectations.ts';
import type { Deflection, Facet, Perfect } from '../release/lines.ts';
import type { Situation } from '../situation.ts';
import { dataIn, type MomentContext, type Turn } from '../turn.ts';
import { factsOf, metBy, perfectOf, utteredIn, withMet } from './perfects.ts';

/** What has been heard in a moment that listens for facets, in order. */
export interface FacetData {
  readonly heard: readonly string[];
  readonly perfects: readonly string[];
}

export const NO_FACETS: FacetData = { heard: [], perfects: [] };

/** What one answer brings. */
export interface FacetMatch {
  readonly fresh: readonly Facet[];
  readonly again: readonly string[];
  readonly perfect: Perfect | null;
  readonly facts: readonly string[];
  readonly data: FacetData;
}

interface Listening {
  readonly facets: readonly Facet[];
  readonly perfects: readonly Perfect[];
}

interface Talk extends Listening {
  readonly deflections: readonly Deflection[];
}

/** Counts the facets of an answer: only open ones, each once. */
export function matchFacets(turn: Turn, { facets, perfects }: Listening, before: FacetData): FacetMatch {
  const uttered = utteredIn(turn, perfects, before);
  const claimed = facets.filter(
    ({ id }) => turn.judgement.facets.includes(id) || uttered.some((rule) => rule.countsAs === id),
  );
  const inAnswer = openAmong(turn, claimed, before.heard);
  const fresh = inAnswer.filter((facet) => !before.heard.includes(facet.id));
  const met = metBy(turn, perfects, { fresh: fresh.map((facet) => facet.id), uttered });
  return {
    fresh,
    again: inAnswer.filter((facet) => before.heard.includes(facet.id)).map((facet) => facet.id),
    perfect: perfectOf(turn, met),
    facts: factsOf([...fresh, ...met]),
    data: {
      heard: [...before.heard, ...fresh.map((facet) => facet.id)],
      perfects: withMet(before.perfects, met),
    },
  };
}

/** Those of the facets that can be heard now, where all of them come in one breath: one may open the next. */
function openAmong(situation: Situation, facets: readonly Facet[], heard: readonly string[]): Facet[] {
  let open = openFacets(situation, facets, heard);
  if (facets.every(({ after }) => after === undefined)) return open;
  const reached = [...heard];
  while (open.some(({ id }) => !reached.includes(id))) {
    for (const { id } of open) reached.push(id);
    open = openFacets(situation, facets, reached);
  }
  return open;
}

/** The facets that can be heard once all of `reached` are. */
export function openFacets(
  situation: Situation,
  facets: readonly Facet[],
  reached: readonly string[],
): Facet[] {
  return facets.filter(
    ({ after, when }) => (after === undefined || reached.includes(after)) && holds(when, situation),
  );
}

/** What a director may listen for. One facet that opens after another may come in the same breath, so it is among them. */
export function expectationsOf(
  here: MomentContext,
  { facets, perfects, deflections }: Talk,
): Partial<Expectations> {
  const { heard } = dataIn(here.played, NO_FACETS);
  return { facets: openAmong(here, facets, heard), heard, perfects, deflections };
}
