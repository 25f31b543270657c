import { waysToSay } from '../../knowledge.ts';
import type { Skill } from '../skill.ts';

/** Answers right; the settings say how often anything else is said. */
export const testing: Skill = ({ scene, chance }) => {
  const words = chance.pick(waysToSay(scene, scene.question?.right));
  return words === undefined ? undefined : { words };
};
