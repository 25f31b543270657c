import { FITS } from '@fabula/rules/release/moments/teamwork';
import type { Policy } from '../policy.ts';

/** Gives the task that is asked to whoever does it best, and says why. */
export const giveTask: Policy = ({ tasks, nameable }) => {
  const asked = tasks[0];
  if (!asked) return {};
  const fitOf = (id: string) =>
    FITS.indexOf(asked.fits.find(({ characterId }) => characterId === id)?.fit ?? 'plain');
  const [best] = [...nameable].sort((a, b) => fitOf(a) - fitOf(b));
  return best === undefined ? {} : { assignments: [{ task: asked.id, character: best, reason: true }] };
};
