import { examplesOf } from '@fabula/rules/lines';
import { tricks, waysToSay } from '../knowledge.ts';
import type { Standpoint } from '../player.ts';
import type { Said } from '../said.ts';
import type { Skill } from './skill.ts';

/** Says something that has not been heard, sometimes two things in one breath. */
export const persuade: Skill = ({ scene, chance }, { together }) => {
  const open = scene.facets.filter((facet) => !scene.heard.includes(facet.id));
  const chosen = chance.sample(open, chance.happens(together) ? 2 : 1);
  const words = chosen.flatMap((facet) => chance.pick(examplesOf(facet, scene)) ?? []);
  return words.length > 0 ? { words: words.join('. ') } : undefined;
};

/** Answers right; the settings say how often anything else is said. */
export const answer: Skill = ({ scene, chance }) => {
  const words = chance.pick(waysToSay(scene, scene.question?.right));
  return words === undefined ? undefined : { words };
};

/** One of the sentences that make an answer perfect. */
export function perfectly({ scene, chance }: Standpoint): Said | undefined {
  const ways = scene.perfects.flatMap(({ utterance, questionId, countsAs }) => {
    const isOther = questionId !== undefined && questionId !== scene.question?.id;
    const isHeard = countsAs !== undefined && scene.heard.includes(countsAs);
    return isOther || isHeard ? [] : waysToSay(scene, utterance);
  });
  const words = chance.pick(ways);
  return words === undefined ? undefined : { words };
}

/** One of the tricks that lead nowhere. */
export function tricky({ scene, chance }: Standpoint): Said | undefined {
  const words = chance.pick(tricks(scene));
  return words === undefined ? undefined : { words };
}
