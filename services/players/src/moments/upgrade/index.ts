import { remaining } from '@fabula/rules/interactions';
import { waysToSay } from '../../knowledge.ts';
import type { Standpoint } from '../../player.ts';
import { remainingCostOf } from '../../remaining-cost.ts';
import { praised } from '../qualities.ts';
import type { Settings, Skill } from '../skill.ts';

/** Bets where there is time for it, else declines. */
export const upgrade: Skill = (at, settings) => {
  const { scene, chance, state } = at;
  if (scene.moment.type !== 'upgrade') return undefined;
  const most = Math.min(scene.moment.maxBet, spare(at, settings));
  if (most < 1) return { words: chance.pick(waysToSay(scene, scene.decline ?? undefined)) ?? '' };
  const character = chance.pick(state.roster.filter((member) => !member.permanent))?.characterId;
  const difficulty = chance.pick(scene.difficulties)?.id;
  if (character === undefined || difficulty === undefined) return undefined;
  return {
    words: praised(scene, chance, 2),
    selectedCharacterIds: [character],
    difficulty,
    interactionBetSize: 1 + Math.floor(chance.next() * Math.min(2, most)),
  };
};

/** Interactions that are not needed for the way out. */
function spare({ release, state, scene }: Standpoint, { reserve }: Settings): number {
  return remaining(state) - 1 - (remainingCostOf(release).get(scene.moment.id) ?? 0) - reserve;
}
