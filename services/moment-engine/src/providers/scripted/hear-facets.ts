import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import { bestOf, type Heard } from './best.ts';
import type { MomentIndex } from './moment-index.ts';
import type { Span } from './speech.ts';
import { THRESHOLDS } from './thresholds.ts';

/** The facets of one breath, best first; or the deflection that it is instead. */
export function hearFacets(
  scene: Scene,
  index: MomentIndex,
  spans: readonly Span[],
): Pick<Judgement, 'facets' | 'deflection'> {
  const heard = bestOf(index.facets, spans);
  const open = new Set(scene.facets.map((facet) => facet.id));
  const first = heard.find(({ kind, score }) => kind === 'facet' && score >= THRESHOLDS.facet);
  const deflection = heard.find(({ kind, score }) => kind === 'deflection' && score >= THRESHOLDS.deflection);
  if (deflection && (!first || deflection.score > first.score))
    return { facets: [], deflection: deflection.id };
  return { facets: [...new Set(facetsOf(heard))].filter((id) => open.has(id)), deflection: null };
}

function facetsOf(heard: readonly Heard[]): string[] {
  return heard
    .filter(
      ({ kind, score }, at) =>
        kind === 'facet' && score >= (at === 0 ? THRESHOLDS.facet : THRESHOLDS.further),
    )
    .map(({ id }) => id);
}
