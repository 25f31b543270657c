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
  const facets = [...new Set(facetsOf(heard))].filter((id) => open.has(id));
  if (facets.length > 0) return { facets, deflection: null };
  const deflection = heard.find(({ kind, score }) => kind === 'deflection' && score >= THRESHOLDS.deflection);
  return { facets: [], deflection: deflection?.id ?? null };
}

function facetsOf(heard: readonly Heard[]): string[] {
  return heard
    .filter(
      ({ kind, score }, at) =>
        kind === 'facet' && score >= (at === 0 ? THRESHOLDS.facet : THRESHOLDS.further),
    )
    .map(({ id }) => id);
}
