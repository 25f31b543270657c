import { EMPTY_JUDGEMENT } from '../judgement.ts';
import type { Turn } from '../turn.ts';
import type { Judgement } from '../types.ts';

/**
 * What is judged of what was said. For a choice without words a director is given the names of what was chosen, and nothing
 * in them is work, a performance, a blow or an aside.
 */
export function spokenJudgement({ input, judgement }: Turn): Judgement {
  return input.words.trim() === '' ? EMPTY_JUDGEMENT : judgement;
}
