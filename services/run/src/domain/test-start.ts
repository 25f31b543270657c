import { isKnown } from '@fabula/rules/gifts';
import { giveAll } from '@fabula/rules/grants';
import type { Release } from '@fabula/rules/release/release';
import { merged } from '@fabula/rules/situation';
import type { RunState } from '@fabula/rules/types';
import { NoSuchCard } from './errors.ts';

/** What a test run has from its beginning, beside what every run has. */
export interface TestStart {
  readonly facts: readonly string[];
  readonly itemIds: readonly string[];
  readonly characterIds: readonly string[];
  /** What dynamic items are made of. */
  readonly seed: string;
}

/** The state of a run that has not begun, with these besides. Throws NoSuchCard where the release has one of the cards not. */
export function startedWith(release: Release, state: RunState, start: TestStart): RunState {
  const gifts = [
    ...start.characterIds.map((id) => ({ kind: 'character', id: id.toLowerCase() }) as const),
    ...start.itemIds.map((id) => ({ kind: 'item', id: id.toLowerCase() }) as const),
  ];
  if (!gifts.every((gift) => isKnown(release, gift))) throw new NoSuchCard();
  const momentId = state.moments[0]?.momentId ?? '';
  const known = { ...state, facts: merged(state.facts, start.facts) };
  return giveAll(release, known, { gifts, momentId, seed: start.seed }).state;
}
