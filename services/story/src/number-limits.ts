import { MOST_INTERACTIONS, MOST_MINUTES } from './card-limits.ts';

/** What a number may be, both ends included; an end that is left out is its field's own. */
export interface Bounds {
  readonly least?: number;
  readonly most: number;
}

/**
 * Of what is written as a number in a story. Players are sent and rows keep 32 bits of it (`int32` in view.proto, frames.proto and
 * run.proto, `int` of Postgres), so each bound leaves room for what the law makes of its number.
 */
export const NUMBER_LIMITS = {
  /**
   * `current_attack` of a card and an opponent. A blow is at most attack × 1.5 (creativity) × 1.5 (property) × 1.5 (weakness), see
   * `attackBlow` of rules; attack is the card's own and the bonus of each item that it carries. The largest release has room for
   * some 70,000 items, so a blow stays below 240 million.
   */
  attack: { least: 0, most: 1_000 },
  /** `attack_bonus` and `defense_bonus` of an item: added up as above. */
  bonus: { least: -1_000, most: 1_000 },
  /** `current_health` and `max_health`. Blows are taken from it down to 0, nothing is added. */
  health: { least: 0, most: 10_000 },
  /** `moment_date`, in days: two thousand seven hundred years either way. */
  date: { least: -1_000_000, most: 1_000_000 },
  /**
   * Numbers of a run or of completions (`skip_after_run_number` and the like, conditions). They are only compared; -1 disables a
   * skip rule.
   */
  run: { least: -1, most: 10_000 },
  /** Turns, attempts, bets and picks of a run, which are no more than it may have interactions (`turns_left`, `max_bet`, `pick`, …). */
  count: { most: MOST_INTERACTIONS },
  /** Of a goal and its facets. Players are told a percentage of their sum. */
  points: { most: 10_000 },
  /** It may take points away. */
  bonusPoints: { least: -10_000, most: 10_000 },
  /** Of an item that suits: added to a quality of 0 to 100, and cut to that. */
  suitPoints: { least: -100, most: 100 },
  /** With the fastest voice, of 2, what `speech` takes: 3 (`SynthesizeRequest.speed`). */
  speedOfSpeech: { least: 0.5, most: 1.5 },
  minutes: { most: MOST_MINUTES },
} as const satisfies Record<string, Bounds>;
