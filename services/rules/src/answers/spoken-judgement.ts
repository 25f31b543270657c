import { EMPTY_JUDGEMENT, isBareAct } from '../judgement.ts';
import { isByFourthLaw } from '../law.ts';
import type { Turn } from '../turn.ts';
import type { Judgement } from '../types.ts';

/**
 * What is judged of what was said. For a choice without words a director is given the names of what was chosen, and nothing
 * in them is work, a performance, a blow or an aside.
 */
export function spokenJudgement({ input, judgement }: Turn): Judgement {
  return input.words.trim() === '' ? EMPTY_JUDGEMENT : judgement;
}

/** They settle what was chosen beside them. */
const SETTLING: readonly Judgement['act'][] = ['yes', 'no'];

/** Words beside what is asked for: a trick that authors expect, or a greeting, thanks and the like that do nothing else. */
export function isAside(turn: Turn): boolean {
  const judgement = spokenJudgement(turn);
  const { act, deflection } = judgement;
  if (deflection !== null) return true;
  if (act === undefined || SETTLING.includes(act)) return false;
  return isByFourthLaw(turn.state) && isBareAct(judgement);
}
