import { holds } from '../conditions.ts';
import type { Facet, Perfect } from '../release/lines.ts';
import type { Situation } from '../situation.ts';
import { metBy, utteredIn } from './perfects.ts';
import { dataIn, type Here, type Prospect, type Turn } from './rules.ts';

/** What has been heard in a moment that listens for facets, in order. */
export interface HearingData {
  readonly heard: readonly string[];
  readonly perfects: readonly string[];
}

export const NOTHING_HEARD: HearingData = { heard: [], perfects: [] };

/** What one answer brings. */
export interface Hearing {
  readonly fresh: readonly Facet[];
  readonly again: readonly string[];
  readonly perfect: Perfect | null;
  readonly facts: readonly string[];
  readonly data: HearingData;
}

interface Listening {
  readonly facets: readonly Facet[];
  readonly perfects: readonly Perfect[];
}

/** Counts the facets of an answer: only open ones, each once. */
export function hear(turn: Turn, { facets, perfects }: Listening, before: HearingData): Hearing {
  const uttered = utteredIn(turn, perfects, before);
  const claimed = new Set([...turn.judgement.facets, ...uttered.flatMap((rule) => rule.countsAs ?? [])]);
  const open = openFacets(turn, facets, { heard: before.heard, claimed });
  const inAnswer = open.filter((facet) => claimed.has(facet.id));
  const fresh = inAnswer.filter((facet) => !before.heard.includes(facet.id));
  const met = metBy(turn, perfects, { fresh: fresh.map((facet) => facet.id), uttered });
  return {
    fresh,
    again: inAnswer.filter((facet) => before.heard.includes(facet.id)).map((facet) => facet.id),
    perfect: met[0] ?? null,
    facts: [...fresh, ...met].flatMap((each) => each.fact ?? []),
    data: {
      heard: [...before.heard, ...fresh.map((facet) => facet.id)],
      perfects: [...new Set([...before.perfects, ...met.map((rule) => rule.id)])],
    },
  };
}

/** The facets that can be heard now. One that opens after another may come in the same breath as it. */
export function openFacets(
  situation: Situation,
  facets: readonly Facet[],
  said: { heard: readonly string[]; claimed: ReadonlySet<string> },
): Facet[] {
  const reached = new Set(said.heard);
  let size = facets.some((facet) => facet.after !== undefined) ? -1 : reached.size;
  while (size !== reached.size) {
    size = reached.size;
    for (const facet of facets) {
      if (said.claimed.has(facet.id) && isOpen(situation, facet, reached)) reached.add(facet.id);
    }
  }
  return facets.filter((facet) => isOpen(situation, facet, reached));
}

function isOpen(situation: Situation, facet: Facet, reached: ReadonlySet<string>): boolean {
  return (facet.after === undefined || reached.has(facet.after)) && holds(facet.when, situation);
}

/** What a director may listen for. One facet that opens after another may come in the same breath, so it is among them. */
export function prospectOf(here: Here, facets: readonly Facet[]): Pick<Prospect, 'facets' | 'heard'> {
  const { heard } = dataIn(here.played, NOTHING_HEARD);
  const claimed = new Set(facets.map((facet) => facet.id));
  return { facets: openFacets(here, facets, { heard, claimed }), heard };
}
