import { type CardType, FINISHES, type Finish } from '../../release/cards.ts';
import type { Difficulty } from '../../release/difficulty.ts';

/** Percent that each interaction of the bet adds. */
const PER_BET = 4;
/** Percent that a performance adds or takes: −20 for 0, nothing for 50, 20 for 100. */
const PER_PERFORMANCE = 0.4;
const PLAIN_PERFORMANCE = 50;
/** Percent that each offered property adds. */
const PER_SACRIFICE = 10;
const LEAST = 1;
const MOST = 99;

export interface Stakes {
  readonly difficulty: Difficulty;
  /** Interactions. */
  readonly bet: number;
  /** 0 to 100. */
  readonly performance: number;
  /** Offered properties. */
  readonly sacrifices: number;
}

/** Percent, 1 to 99: the difficulty's own, 4 for each interaction bet, −20 to 20 for the performance, 10 for each property. */
export function oddsOf({ difficulty, bet, performance, sacrifices }: Stakes): number {
  const played = (performance - PLAIN_PERFORMANCE) * PER_PERFORMANCE;
  const odds = difficulty.odds + bet * PER_BET + played + sacrifices * PER_SACRIFICE;
  return Math.min(MOST, Math.max(LEAST, Math.round(odds)));
}

/**
 * What a roll (0 to below 100) brings: nothing at the odds or above. Below them it has come off by a margin, 1 to 99,
 * which chooses evenly among the difficulty's finishes: of three, up to 33 the first, from 67 the last. Long odds so
 * bring the least of a difficulty, if anything; a bet, a performance and a sacrifice buy the best.
 */
export function finishAt(odds: number, roll: number, finishes: readonly Finish[]): Finish | null {
  if (roll >= odds) return null;
  const index = Math.floor(((odds - roll) / 100) * finishes.length);
  return finishes[Math.min(index, finishes.length - 1)] ?? null;
}

/** A card never gets a worse finish than it has. */
export function betterOf(now: CardType, won: Finish): Finish {
  const current = FINISHES.find((finish) => finish === now);
  return current !== undefined && FINISHES.indexOf(current) > FINISHES.indexOf(won) ? current : won;
}
