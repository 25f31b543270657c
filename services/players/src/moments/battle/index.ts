import { waysToSay } from '../../knowledge.ts';
import type { Skill } from '../skill.ts';

/** Speaks in the manner that is asked for. */
export const battle: Skill = ({ scene, chance }) => {
  const { battle } = scene;
  const gauge =
    battle?.gauges.find(({ style }) => style === battle.style) ?? chance.pick(battle?.gauges ?? []);
  const words = chance.pick(waysToSay(scene, gauge?.examples));
  return words === undefined ? undefined : { words };
};
