import { newChoices, newQualities, resolveNamed, teamIds } from '../../answers/named.ts';
import { isAside, spokenJudgement } from '../../answers/spoken-judgement.ts';
import { RuleError } from '../../errors.ts';
import { freeTurn, remaining } from '../../interactions.ts';
import { PROPERTIES, type Property } from '../../release/cards.ts';
import type { Difficulty } from '../../release/difficulty.ts';
import type { Turn } from '../../turn.ts';
import type { TurnVerdict } from '../../types.ts';
import type { Upgrade, UpgradeData } from './data.ts';

/** What an upgrade is decided from. */
export interface Offer {
  readonly characterId: string;
  readonly bet: number;
  readonly difficulty: Difficulty;
  readonly performance: number;
  /** Only what the character has. */
  readonly sacrificed: readonly Property[];
}

/** What the player has to bet after this turn's own interaction. */
export function leftAfter(turn: Turn<Upgrade>): number {
  const { wasCacheHit } = turn.input;
  const isFree = freeTurn(turn.played, { isPerfect: false, wasCacheHit }) !== null;
  return Math.max(0, remaining(turn.state) - (isFree ? 0 : 1));
}

/** What is known after this turn. What was said or chosen anew replaces what was known before. */
export function partsAfter(turn: Turn<Upgrade>, before: UpgradeData): UpgradeData {
  const { input, moment, state } = turn;
  const judgement = spokenJudgement(turn);
  const levels = moment.difficulties.map((each) => each.id);
  const level = newChoices(input.difficulty ? [input.difficulty] : [], before.difficulty);
  const who = newChoices(input.selectedCharacterIds, before.characterId);
  return {
    ...before,
    characterId: resolveNamed(teamIds(state), {
      now: [...who, ...judgement.characters],
      before: before.characterId,
    }),
    difficulty: resolveNamed(levels, {
      now: [...level, judgement.difficulty ?? []].flat(),
      before: before.difficulty,
    }),
    bet: betIn(turn, before),
    performance: judgement.quality ?? before.performance ?? (isPerformedInVain(turn, before) ? 0 : null),
    sacrificed: offeredIn(turn, before),
    heard: [...before.heard, ...newQualities(moment.performances, judgement.facets, before.heard)],
  };
}

/**
 * Properties that are offered. Whoever chooses a card by hand chooses with it all that is offered: what is missing there was
 * taken back. Words only add.
 */
function offeredIn(turn: Turn<Upgrade>, before: UpgradeData): Property[] {
  const { input } = turn;
  const isChosen = input.selectedCharacterIds.length > 0;
  const offered = [
    ...(isChosen ? [] : before.sacrificed),
    ...input.sacrificedProperties,
    ...spokenJudgement(turn).sacrificed,
  ];
  return PROPERTIES.filter((property) => offered.includes(property));
}

function betIn(turn: Turn<Upgrade>, before: UpgradeData): number | null {
  const chosen = chosenBet(turn);
  return (chosen === before.bet ? null : chosen) ?? spokenJudgement(turn).bet ?? before.bet;
}

/** When the performance was all that was missing, words that are nothing else are one, even if nothing good was heard. */
function isPerformedInVain(turn: Turn<Upgrade>, before: UpgradeData): boolean {
  const { bet, characters, difficulty, sacrificed } = turn.judgement;
  const isSomethingElse = isAside(turn) || bet !== null || difficulty !== null;
  const names = [...characters, ...sacrificed];
  return (
    turn.input.words.trim() !== '' &&
    !isSomethingElse &&
    names.length === 0 &&
    missing(turn, before) === 'performance'
  );
}

/** What is still to be said, one thing after the other; a bet that is more than can be bet is asked for again. */
export function missing(turn: Turn<Upgrade>, data: UpgradeData): TurnVerdict['asks'] {
  if (data.characterId === null) return 'who';
  if (data.bet === null || data.bet > mostBet(turn)) return 'bet';
  if (data.difficulty === null) return 'difficulty';
  return data.performance === null ? 'performance' : null;
}

/** All of it, once nothing is missing. */
export function offerOf({ moment, state }: Turn<Upgrade>, data: UpgradeData): Offer | null {
  const { characterId, bet, performance } = data;
  const difficulty = moment.difficulties.find((each) => each.id === data.difficulty);
  const member = state.roster.find((each) => each.characterId === characterId);
  if (!member || !difficulty || bet === null || performance === null) return null;
  const sacrificed = data.sacrificed.filter((property) => member.properties.includes(property));
  return { characterId: member.characterId, bet, difficulty, performance, sacrificed };
}

/** A bet that was set by hand is refused when it is too high. One that was only heard is asked for again. */
function chosenBet(turn: Turn<Upgrade>): number | null {
  const { interactionBetSize } = turn.input;
  if (interactionBetSize === null || !(interactionBetSize >= 0)) return null;
  const most = mostBet(turn);
  if (!Number.isInteger(interactionBetSize) || interactionBetSize > most)
    throw new RuleError('BET_TOO_HIGH', atMost(most));
  return interactionBetSize;
}

function atMost(most: number): string {
  if (most === 0) return 'You have no interactions left to bet.';
  return `You can bet ${most} ${most === 1 ? 'interaction' : 'interactions'} at most.`;
}

function mostBet(turn: Turn<Upgrade>): number {
  return Math.min(turn.moment.maxBet, leftAfter(turn));
}
