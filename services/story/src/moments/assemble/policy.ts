import type { Policy } from '../policy.ts';

/** Keeps as many as may stay, whoever they are. */
export const keepTeam: Policy<'assemble'> = ({ moment, state }, { dice }) => {
  const left = state.roster.map(({ characterId }) => characterId);
  while (left.length > moment.maxNumberOfCharacters) {
    const gone = dice.pick(left);
    left.splice(left.indexOf(gone ?? ''), 1);
  }
  return { characters: left };
};
