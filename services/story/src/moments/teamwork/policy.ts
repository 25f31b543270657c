import { FITS } from '@fabula/rules/release/task';
import type { Policy } from '../policy.ts';

/** Gives the task that is asked to one of those who do it best, sometimes saying why. */
export const giveTask: Policy = ({ tasks, nameable }, { chance, habits }) => {
  const asked = tasks[0];
  if (!asked) return {};
  const fitOf = (id: string) =>
    FITS.indexOf(asked.fits.find(({ characterId }) => characterId === id)?.fit ?? 'plain');
  const best = Math.min(...nameable.map(fitOf));
  const character = chance.pick(nameable.filter((id) => fitOf(id) === best));
  if (character === undefined) return {};
  return { assignments: [{ task: asked.id, character, reason: chance.happens(habits.reason) }] };
};
