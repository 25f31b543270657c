import { type DecisionInput, decide } from './decide.ts';
import { START } from './inputs.ts';
import { currentPlayed } from './situation.ts';

/**
 * The moment that a start opens now: the one that waits, or the first behind it that is not passed over. Null where
 * nothing waits, or the game would end. `seed` is of the turn that would be this start.
 */
export function openedByStart(question: Omit<DecisionInput, 'input' | 'proposal'>): string | null {
  const { state } = question;
  if (state.status !== 'ongoing' || currentPlayed(state).status !== 'waiting') return null;
  const { facts } = decide({ ...question, input: START, proposal: null });
  return facts.find((fact) => fact.kind === 'moment_started')?.momentId ?? null;
}
