/** How long things may take, in milliseconds. */
export interface TurnTimes {
  /** A whole turn: a minute of speech, a slow director, many lines. */
  readonly turn: number;
  /** Between two renewals of the lease, which lasts 4 s. */
  readonly renew: number;
  /** Between two signs of life to the gateway, which leaves an engine that gives none for 4 s. */
  readonly beat: number;
  /** Without a piece of a recording that is still being sent. */
  readonly chunk: number;
  /** Between two questions whether another turn has ended. */
  readonly poll: number;
  /** One call to run. */
  readonly call: number;
  /** Recognising what was said, once all of it is there. */
  readonly transcribe: number;
  /** Speaking one sentence. */
  readonly speak: number;
  /** Without asking for a voice, after one that gave no answer in time: the captions go on meanwhile. */
  readonly rest: number;
}

export const TURN_TIMES: TurnTimes = {
  turn: 150_000,
  renew: 1_000,
  beat: 1_000,
  chunk: 15_000,
  poll: 150,
  call: 5_000,
  transcribe: 30_000,
  speak: 6_000,
  rest: 10_000,
};
