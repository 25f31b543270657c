import type { Policy } from '../policy.ts';

/** Keeps as many as may stay, whoever they are. */
export const keepTeam: Policy<'assemble'> = ({ moment, state }, { chance }) => {
  const left = state.roster.map(({ characterId }) => characterId);
  while (left.length > moment.maxNumberOfCharacters) {
    const gone = chance.pick(left);
    left.splice(left.indexOf(gone ?? ''), 1);
  }
  return { characters: left };
};
