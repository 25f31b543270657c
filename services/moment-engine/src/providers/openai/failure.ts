/** Of a question that was asked. */
export const FAILURES = [
  'unreachable',
  'busy',
  'broken',
  /** Nobody is let in here, or nothing is here. */
  'refused',
  /** This question is not taken, others may be: a filter did not like its words, say. */
  'declined',
  'silent',
  'stalled',
  'too_slow',
  'cut',
  'truncated',
  'nonsense',
] as const;

/** Why nothing came of a question to the model; the first two were asked of nobody. */
export type FailureReason = 'unasked' | 'resting' | (typeof FAILURES)[number];

/** The model did not answer, or not so that it can be used. Its text is a word of ours: logs show it. */
export class ModelFailed extends Error {
  /** @param code HTTP's status, where the server answered with one */
  constructor(
    readonly reason: FailureReason,
    readonly code?: number,
  ) {
    super(`the model failed: ${reason}`);
    this.name = 'ModelFailed';
  }
}
