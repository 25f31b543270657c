/** How long things may take, in milliseconds. */
export interface TurnTimes {
  /** A whole turn: a minute of speech, a slow director, many lines. */
  readonly turn: number;
  /** Between two renewals of the lease, which lasts 10 s. */
  readonly renew: number;
  /** Without a piece of a recording that is still being sent. */
  readonly chunk: number;
  /** Between two questions whether another turn has ended. */
  readonly poll: number;
  /** One call to run. */
  readonly call: number;
  /** Recognising what was said, once all of it is there. */
  readonly hear: number;
  /** Speaking one sentence. */
  readonly speak: number;
}

export const TURN_TIMES: TurnTimes = {
  turn: 150_000,
  renew: 3_000,
  chunk: 15_000,
  poll: 150,
  call: 5_000,
  hear: 30_000,
  speak: 10_000,
};
