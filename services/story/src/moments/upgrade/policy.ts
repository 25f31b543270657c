import { remaining } from '@fabula/rules/interactions';
import { type Policy, RESERVE } from '../policy.ts';
import { praise } from '../qualities.ts';

/** How often one bets for whom there is time. */
const BOLD = 0.5;

/** Bets where there is time for it, else declines. */
export const wager: Policy = ({ state, difficulties, qualities, moment }, { dice, remainingCost }) => {
  const isAffordable = (remainingCost.get(moment.id) ?? 0) + RESERVE < remaining(state);
  const member = dice.pick(state.roster.filter(({ permanent }) => !permanent))?.characterId;
  const difficulty = dice.pick(difficulties)?.id;
  if (!isAffordable || !dice.happens(BOLD) || member === undefined || difficulty === undefined)
    return { declined: true };
  return { characters: [member], difficulty, bet: 1, quality: praise(qualities) };
};
