import { holds } from '@fabula/rules/conditions';
import { examplesOf } from '@fabula/rules/lines';
import type { Facet } from '@fabula/rules/release/lines';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { isFiller, isFruitless } from '../acts.ts';
import type { Heard } from '../best.ts';
import type { Example } from '../groups.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { deflectionsOf, type Hearer, heardAs, meanings, type Speech } from './speech.ts';

/** The facets of one breath, best first; or the deflection that it is instead. Some ways of speaking move nobody. */
export const hearFacets: Hearer = (scene, speech) => {
  const { language } = speech.story;
  if (isFiller(speech.words, language)) return { perfects: [] };
  const heard = heardAs(speech, 'facets', () => examplesIn(scene, speech));
  if (isFruitless(speech.words, language)) return { deflection: trickIn(heard, 0), perfects: [] };
  const open = new Set(scene.facets.map((facet) => facet.id));
  const facets = [...new Set(facetsOf(heard))].filter((id) => open.has(id));
  return facets.length > 0 ? { facets } : { deflection: trickIn(heard, THRESHOLDS.deflection) };
};

/** All of the moment's, closed facets too: what sounds like a closed one is not taken for its neighbour. */
function examplesIn(scene: Scene, speech: Speech): Example[] {
  const facets = allFacets(scene);
  return [
    ...facets.flatMap((facet) =>
      examplesOf(facet, scene).map((text) => ({ intent: `facet:${facet.id}`, text })),
    ),
    ...meanings(
      speech,
      facets.map(({ id, counterExamples }) => ({ kind: 'counter', id, examples: counterExamples })),
    ),
    ...deflectionsOf(scene, speech),
  ];
}

function allFacets({ moment }: Scene): readonly Facet[] {
  if (moment.type === 'dialogue') return moment.facets;
  return moment.type === 'learning' ? moment.points : [];
}

/** Which of the moment's conditional examples count now: part of what an index is known by. */
export function conditionsOf(scene: Scene): string {
  let conditions = '';
  for (const { conditionalExamples } of allFacets(scene)) {
    for (const each of conditionalExamples) conditions += holds(each.when, scene) ? '1' : '0';
  }
  return conditions;
}

function trickIn(heard: readonly Heard[], threshold: number): string | null {
  return heard.find(({ kind, score }) => kind === 'deflection' && score >= threshold)?.id ?? null;
}

function facetsOf(heard: readonly Heard[]): Judgement['facets'] {
  return heard
    .filter(
      ({ kind, score }, at) =>
        kind === 'facet' && score >= (at === 0 ? THRESHOLDS.facet : THRESHOLDS.further),
    )
    .map(({ id }) => id);
}
