import { examplesOf } from '@fabula/rules/lines';
import type { Skill } from './skill.ts';

/** Says something that has not been heard, sometimes two things in one breath. */
export const persuade: Skill = ({ scene, chance }, { together }) => {
  const open = scene.facets.filter((facet) => !scene.heard.includes(facet.id));
  const chosen = chance.sample(open, chance.happens(together) ? 2 : 1);
  const words = chosen.flatMap((facet) => chance.pick(examplesOf(facet, scene)) ?? []);
  return words.length > 0 ? { words: words.join('. ') } : undefined;
};
