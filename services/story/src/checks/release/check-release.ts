import { checkBudget } from './budget.ts';
import { checkByType } from './by-type.ts';
import type { CheckedRelease } from './checked-release.ts';
import { checkConditions } from './conditions.ts';
import { checkConversation } from './conversation.ts';
import { checkExamples } from './examples.ts';
import { checkFacts } from './facts.ts';
import { checkGifts } from './gifts.ts';
import { checkNamedCards } from './named-cards.ts';
import { checkNicknames } from './nicknames.ts';
import { checkOpenings } from './openings.ts';
import { checkPerfects } from './perfects.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkReach } from './reach.ts';
import { checkTexts } from './texts.ts';
import { checkUnused } from './unused.ts';
import { checkUtterances } from './utterances.ts';
import { checkVoices } from './voices.ts';
import { checkWalked } from './walked.ts';

type Check = (checked: CheckedRelease) => void;

const CHECKS: readonly Check[] = [
  checkReach,
  checkConditions,
  checkOpenings,
  checkWalked,
  checkBudget,
  checkByType,
  checkPerfects,
  checkUtterances,
  checkConversation,
  checkExamples,
  checkGifts,
  checkNamedCards,
  checkPlaceholders,
  checkTexts,
  checkVoices,
  checkNicknames,
  checkUnused,
];

/**
 * Everything that shows only once a story is a release and can be followed.
 * @param facts all that the story declares
 */
export function checksOf({ release }: CheckedRelease, facts: readonly string[]): readonly Check[] {
  if (release.startMomentId === null) return [];
  return [...CHECKS, (checked) => checkFacts(checked, facts)];
}
