// What becomes of a turn whose engine is gone: it is played again (`Turn`), so long.

/** How long, and how often, an input is sent again when an engine leaves it unanswered. */
export interface Retry {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** At most this long after the first break (60 s by the protocol). */
  readonly forMs: number;
  /** Without a sign of life: an engine gives one each second. */
  readonly silenceMs: number;
}

/** A lease runs out after 4 s: the pauses stay under it. */
export const DEFAULT_RETRY: Retry = {
  firstPauseMs: 250,
  longestPauseMs: 3_000,
  forMs: 60_000,
  silenceMs: 4_000,
};
