import { rulesOf } from './moments/registry.ts';
import type { Turn } from './turn.ts';

/** Whether it is an answer: words, or anything that was chosen. Else it is a silence. */
export function isAnswer({ input, moment }: Turn): boolean {
  return (
    input.words.trim() !== '' ||
    Boolean(input.selectedPath) ||
    input.selectedCharacterIds.length > 0 ||
    input.selectedItemIds.length > 0 ||
    isBet(input.interactionBetSize, rulesOf(moment).takes ?? []) ||
    Boolean(input.difficulty) ||
    input.sacrificedProperties.length > 0
  );
}

/** No bet is a choice too where one can bet; elsewhere 0 was how early pages said that nothing was chosen. */
function isBet(size: number | null, takes: readonly string[]): boolean {
  if (size === null) return false;
  return size > 0 || takes.includes('interactionBetSize');
}
