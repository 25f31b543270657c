import { waysToSay } from '../../knowledge.ts';
import type { Skill } from '../skill.ts';

/** Picks one of what is offered. */
export const reward: Skill = ({ scene, chance }) => {
  const option = chance.pick(scene.options);
  if (!option) return undefined;
  const kind = option.kind === 'character' ? 'selectedCharacterIds' : 'selectedItemIds';
  return { words: chance.pick(waysToSay(scene, option.examples)) ?? '', [kind]: [option.id] };
};
