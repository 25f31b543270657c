import { holds } from './conditions.ts';
import { isBareAct } from './judgement.ts';
import { isByFourthLaw } from './law.ts';
import { hintAfter, openingLines, spoken } from './lines.ts';
import { rulesOf } from './moments/registry.ts';
import type { StoryAnswer } from './release/conversation.ts';
import type { MomentContext, Turn } from './turn.ts';
import type { PlayedMoment, SpokenLine, TurnVerdict } from './types.ts';

/** So much is given in a moment; what is asked for beyond it is an answer like any other. */
const MOST = { helps: 3, repeats: 5, told: 5 } as const;

/** Of an opening that is said again: what it comes to. */
const LAST_OF_OPENING = 2;

/** What a player has asked for beside the game, and gets. */
export interface Unpaid {
  readonly kind: Exclude<TurnVerdict['unpaid'], null>;
  /** The moment after it: nothing has changed but how much of it was given. */
  readonly played: PlayedMoment;
  readonly say: readonly SpokenLine[];
}

/**
 * A hint, the last words again, or an answer, where the words ask for that and do nothing else. It costs nothing and brings
 * nothing but its lines, so a director that calls everything by these names gives nothing away. Null: an answer as any.
 */
export function unpaidIn(turn: Turn): Unpaid | null {
  const { act, told } = turn.judgement;
  if (act !== 'help' && act !== 'repeat' && told === undefined) return null;
  if (!isByFourthLaw(turn.state) || isDoneByHand(turn) || !isBareAct(turn.judgement)) return null;
  return answered(turn) ?? helped(turn) ?? repeated(turn);
}

/** Answers that are still given at no cost in this moment as it stands. */
export function answersLeft<A extends Pick<StoryAnswer, 'id'>>(
  answers: readonly A[],
  { told = [] }: PlayedMoment,
): readonly A[] {
  return told.length >= MOST.told ? [] : answers.filter(({ id }) => !told.includes(id));
}

/** How many more hints are given at no cost. */
export function helpsLeft({ helps = 0 }: PlayedMoment): number {
  return MOST.helps - helps;
}

/** A path, a task or a gift that was picked is done, whatever is asked beside; other choices wait for words. */
function isDoneByHand({ input, moment }: Turn): boolean {
  if (!rulesOf(moment).takes?.includes('selectedPath')) return input.words.trim() === '';
  const { selectedPath, selectedCharacterIds, selectedItemIds } = input;
  return Boolean(selectedPath) || selectedCharacterIds.length > 0 || selectedItemIds.length > 0;
}

function answered(turn: Turn): Unpaid | null {
  const { moment, judgement } = turn;
  const { askedBack: _, ...played } = turn.played;
  const answers = 'answers' in moment ? answersLeft(moment.answers, played) : [];
  const answer = answers.find(({ id, when }) => id === judgement.told && holds(when, turn));
  const say = answer ? spoken(answer.lines, turn) : [];
  if (!answer || say.length === 0) return null;
  return { kind: 'answer', played: { ...played, told: [...(played.told ?? []), answer.id] }, say };
}

/** The next hint; where there is none, what is asked now. */
function helped(turn: Turn): Unpaid | null {
  const { askedBack: _, ...played } = turn.played;
  if (turn.judgement.act !== 'help' || helpsLeft(played) <= 0) return null;
  const hint = hintAfter(turn, played);
  return {
    kind: 'help',
    played: { ...played, helps: (played.helps ?? 0) + 1 },
    say: hint.length > 0 ? hint : askedNow(turn),
  };
}

/** What was said last only a director knows: the lines are its own. What was asked back still waits for its answer. */
function repeated({ judgement, played }: Turn): Unpaid | null {
  const repeats = played.repeats ?? 0;
  if (judgement.act !== 'repeat' || repeats >= MOST.repeats) return null;
  return { kind: 'repeat', played: { ...played, repeats: repeats + 1 }, say: [] };
}

/** What the player is asked as the moment stands; where nothing is, what its opening comes to. */
export function askedNow(here: MomentContext): readonly SpokenLine[] {
  const asked = rulesOf(here.moment).asked?.(here) ?? [];
  return asked.length > 0 ? asked : openingLines(here).slice(-LAST_OF_OPENING);
}
