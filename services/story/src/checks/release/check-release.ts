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

const CHECKS = [
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
export function checkRelease(checked: CheckedRelease, facts: readonly string[]): void {
  if (checked.release.startMomentId === null) return;
  for (const check of CHECKS) check(checked);
  checkFacts(checked, facts);
}
