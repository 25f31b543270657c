import { remaining } from '@fabula/rules/interactions';
import { type Policy, RESERVE } from './policy.ts';

/** How often the longest of the paths is taken for which there is time, rather than any. */
const THOROUGH = 0.5;

/** Any path that ends well while there is time, else the shortest. */
export const choosePath: Policy = ({ paths, state }, { dice, remainingCost }) => {
  const open = paths.filter(({ path, isOpen }) => isOpen || path.closed?.reason !== undefined);
  const ranked = open
    .map(({ path, isOpen }) => ({ path, isOpen, far: remainingCost.get(path.to) ?? Infinity }))
    .sort((a, b) => a.far - b.far);
  const good = ranked.filter(({ far }) => far + RESERVE < remaining(state));
  const chosen = (dice.happens(THOROUGH) ? good.at(-1) : dice.pick(good)) ?? ranked[0];
  return { path: chosen?.path.path ?? null, reason: chosen?.isOpen === false };
};
