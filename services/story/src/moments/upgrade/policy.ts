import { remaining } from '@fabula/rules/interactions';
import type { Policy } from '../policy.ts';
import { praise } from '../qualities.ts';

/** What is bet at most, however much time there is. */
const MOST_BET = 2;

/** Bets a little where there is time for it, else declines. */
export const wager: Policy<'upgrade'> = (scene, { chance, habits, remainingCost }) => {
  const { state, difficulties, moment } = scene;
  const spare = remaining(state) - habits.reserve - (remainingCost.get(moment.id) ?? 0);
  const bet = chance.pick(betsUpTo(Math.min(MOST_BET, moment.maxBet, spare)));
  if (bet === undefined || !chance.happens(habits.bold)) return { declined: true };
  const member = chance.pick(state.roster.filter(({ permanent }) => !permanent))?.characterId;
  const difficulty = chance.pick(difficulties)?.id;
  if (member === undefined || difficulty === undefined) return { declined: true };
  return { characters: [member], difficulty, bet, ...praise(scene, chance) };
};

function betsUpTo(most: number): number[] {
  return Array.from({ length: Math.max(0, most) }, (_each, index) => index + 1);
}
