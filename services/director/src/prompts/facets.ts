import { examplesOf } from '@fabula/rules/lines';
import type { Facet, Line } from '@fabula/rules/release/lines';
import type { Scene } from '@fabula/rules/scene';
import { linesOf, listed, quoted, sayings } from './lists.ts';
import { idsOf, type PromptPart, someOf, TALK } from './prompt.ts';

/** What there is to be said or found out. */
export const FACETS: PromptPart = {
  values: (source) => {
    const { scene } = source;
    const entries = scene.facets.map((facet) => ({ id: facet.id, about: aboutFacet(facet, scene) }));
    const before = scene.heard.length === 0 ? '(nothing)' : scene.heard.join(', ');
    return { ...TALK.values(source), facets: listed(entries), before };
  },
  judgement: (source) => ({ ...someOf('facets', idsOf(source.scene.facets)), ...TALK.judgement(source) }),
};

/** A point of a lesson can be told outright, too. */
function aboutFacet(facet: Facet & { readonly taught?: readonly Line[] }, scene: Scene): string[] {
  return [
    ...quoted('for instance', examplesOf(facet, scene)),
    ...sayings('but not', facet.counterExamples, scene),
    ...linesOf('the author’s answer', facet.reacts, scene),
    ...linesOf('told outright to who asks', facet.taught ?? [], scene),
  ];
}
