import { examplesOf } from '@fabula/rules/lines';
import type { Phrase } from './phrase.ts';

/** Says what is meant in one breath. */
export const FACETS: Phrase = ({ facets = [] }, { scene, chance }) => {
  const words = facets.flatMap((id) => {
    const facet = scene.facets.find((each) => each.id === id);
    return (facet && chance.pick(examplesOf(facet, scene))) ?? [];
  });
  return words.length > 0 ? { words: words.join('. ') } : undefined;
};
