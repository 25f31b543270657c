import type { Decision } from '@fabula/rules/types';

/** Whether a heard turn brought something: a facet, an answer, a way, a task, a quality, a blow, an end. */
export function isHit({ verdict, output, say }: Decision): boolean {
  if (output.outcome !== null || output.isAwarded || verdict.perfect !== null) return true;
  const { newFacets, answer, path, tasks, qualities, taught, blow } = verdict;
  const isBlow = blow === 'strong' || blow === 'held';
  const isAnswer = answer === 'right' || answer === 'partly';
  const isGiven = tasks.some(({ fit }) => fit !== 'misfit');
  const isAskedOn = verdict.asks !== null && say.length > 0;
  const isWay = path !== null && path.state !== 'closed';
  return (
    [...newFacets, ...qualities, ...taught].length > 0 || isBlow || isAnswer || isGiven || isAskedOn || isWay
  );
}
