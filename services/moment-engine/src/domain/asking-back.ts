import type { TurnContext } from '@fabula/director/director';
import { rulesOf } from '@fabula/rules/moments/registry';
import type { Language } from '@fabula/rules/release/text';
import { indexOf } from '@fabula/rules/release-index';
import { currentPlayed, momentOf, type Situation } from '@fabula/rules/situation';
import type { Decision, Input, RunState, SpokenLine } from '@fabula/rules/types';

/** From this confidence on, what was recognised is acted on: about four of five such recordings are understood right. */
export const SURE = 0.8;

/** What of a decision cannot be taken back; `label` is what was understood, '' where only the words tell. */
export interface Final {
  readonly label: string;
}

/**
 * What this decision would do for good: a way taken, something picked or given away, somebody sent away, a bet, an ending.
 * Undefined for all else, and where it was chosen by hand.
 */
export function finalIn(
  decision: Decision,
  context: Pick<TurnContext, 'state' | 'input' | 'release'>,
): Final | undefined {
  if (isByHand(context.input)) return undefined;
  const { state, facts, output, verdict } = decision;
  if (verdict.path?.state === 'taken') return { label: labelOfPath(context, verdict.path.id) };
  if (output.interactionBetSize > 0) return { label: `${output.interactionBetSize}` };
  const left = facts.flatMap((fact) => (fact.kind === 'character_left' ? fact.characterId : []));
  if (left.length > 0 || isLess(state, context.state) || isChosenEnd(decision)) return { label: '' };
  const [picked] = verdict.picked;
  return picked === undefined ? undefined : { label: nameOf(context, picked) };
}

/** The question, in the voice of whoever the moment's character is. */
export function askingLine(final: Final, words: string, { state, moment }: Situation): SpokenLine {
  const understood = final.label || words.trim().replace(/[.!?\s]+$/u, '');
  return {
    text: QUESTIONS[state.language](capitalised(understood)),
    characterId: moment.characterId,
    emotion: moment.defaultEmotion,
  };
}

const QUESTIONS: Readonly<Record<Language, (understood: string) => string>> = {
  en: (understood) => `${understood}, you said?`,
  fr: (understood) => `${understood}, c'est bien ça ?`,
};

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function isByHand(input: Input): boolean {
  const { selectedPath, selectedCharacterIds, selectedItemIds, difficulty, sacrificedProperties } = input;
  return (
    Boolean(selectedPath || difficulty) ||
    input.interactionBetSize !== null ||
    [selectedCharacterIds, selectedItemIds, sacrificedProperties].some((chosen) => chosen.length > 0)
  );
}

/** An item that was the player's is not any more. */
function isLess(after: RunState, before: RunState): boolean {
  return before.items.some(({ itemId }) => !after.items.some((item) => item.itemId === itemId));
}

/** The run ends by what was said, not because there is nothing left to say it with. */
function isChosenEnd({ facts, state }: Decision): boolean {
  return facts.some(({ kind }) => kind === 'run_ended') && state.interactions.used < state.interactions.max;
}

type Context = Pick<TurnContext, 'state' | 'release'>;

function labelOfPath({ release, state }: Context, id: string): string {
  const moment = momentOf(release, currentPlayed(state).momentId);
  const taken = rulesOf(moment)
    .exits(moment, null)
    .find(({ path }) => path === id);
  return taken?.label?.[state.language] ?? '';
}

function nameOf({ release, state }: Context, id: string): string {
  const { items, characters } = indexOf(release);
  return (items.get(id) ?? characters.get(id))?.name[state.language] ?? '';
}
