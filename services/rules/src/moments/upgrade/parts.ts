import { RuleError } from '../../errors.ts';
import { freeTurn, remaining } from '../../interactions.ts';
import { PROPERTIES, type Property } from '../../release/cards.ts';
import type { Difficulty } from '../../release/moments/upgrade.ts';
import type { TurnVerdict } from '../../types.ts';
import { meant, newQualities, teamIds } from '../named.ts';
import type { Turn } from '../rules.ts';
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

/** What is known after this turn. What was said anew replaces what was said before; offered properties add up. */
export function heardParts(turn: Turn<Upgrade>, before: UpgradeData): UpgradeData {
  const { judgement, moment, state } = turn;
  const { who, level, offered, bet } = saidIn(turn);
  return {
    ...before,
    characterId: meant(teamIds(state), { now: who, before: before.characterId }),
    difficulty: meant(
      moment.difficulties.map((each) => each.id),
      { now: level, before: before.difficulty },
    ),
    bet: bet ?? before.bet,
    performance: judgement.quality ?? before.performance ?? (isPerformedInVain(turn, before) ? 0 : null),
    sacrificed: PROPERTIES.filter((property) => [...before.sacrificed, ...offered].includes(property)),
    heard: [...before.heard, ...newQualities(moment.performances, judgement.facets, before.heard)],
  };
}

/** When the performance was all that was missing, words that are nothing else are one, even if nothing good was heard. */
function isPerformedInVain(turn: Turn<Upgrade>, before: UpgradeData): boolean {
  const { who, level, offered, bet } = saidIn(turn);
  const isSomethingElse = turn.judgement.deflection !== null || bet !== null;
  const names = [...who, ...level, ...offered];
  return !isSomethingElse && names.length === 0 && missing(turn, before) === 'performance';
}

/** The parts that this turn names. */
function saidIn(turn: Turn<Upgrade>) {
  const { input, judgement } = turn;
  return {
    who: [...input.selectedCharacterIds, ...judgement.characters],
    level: [input.difficulty, judgement.difficulty].flatMap((each) => each ?? []),
    offered: [...input.sacrificedProperties, ...judgement.sacrificed],
    bet: betOf(turn),
  };
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
function betOf(turn: Turn<Upgrade>): number | null {
  const { interactionBetSize } = turn.input;
  if (interactionBetSize === null || !(interactionBetSize >= 0)) return turn.judgement.bet;
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
