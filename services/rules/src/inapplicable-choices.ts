import type { SentInput } from './input.ts';
import { rulesOf } from './moments/registry.ts';
import type { Choice } from './moments/rules.ts';
import type { Moment } from './release/moment.ts';

/** Each choice as it is when nothing is chosen. */
const UNCHOSEN = {
  selectedPath: undefined,
  selectedCharacterIds: [],
  selectedItemIds: [],
  interactionBetSize: undefined,
  difficulty: undefined,
  sacrificedProperties: [],
} satisfies Pick<SentInput, Choice>;

/**
 * What was sent without the choices that are none in this moment, so that one left standing (a bet, in a dialogue) makes no
 * answer of a silence. Taken off before a turn is logged: what was logged before is judged as it was then.
 */
export function withoutInapplicableChoices<T extends SentInput>(moment: Moment, sent: T): T {
  const { takes = [] } = rulesOf(moment);
  const inapplicable = Object.entries(UNCHOSEN).filter(([choice]) => !takes.includes(choice as Choice));
  return { ...sent, ...Object.fromEntries(inapplicable) };
}

/** What was sent without anything that was chosen beside the words. */
export function withoutChoices<T extends SentInput>(sent: T): T {
  return { ...sent, ...UNCHOSEN };
}
