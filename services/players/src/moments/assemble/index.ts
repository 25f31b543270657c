import type { Skill } from '../skill.ts';

/** Keeps as many as there is room for. */
export const assemble: Skill = ({ scene, chance, state }) => {
  if (scene.moment.type !== 'assemble') return undefined;
  const team = state.roster.map((member) => member.characterId);
  return { words: '', selectedCharacterIds: chance.sample(team, scene.moment.maxNumberOfCharacters) };
};
