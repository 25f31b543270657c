/** Why nothing came of a question to the model. */
export type FailureReason =
  | 'unasked'
  | 'resting'
  | 'unreachable'
  | 'busy'
  | 'broken'
  /** Nobody is let in here, or nothing is here. */
  | 'refused'
  /** This question is not taken, others may be: a filter did not like its words, say. */
  | 'declined'
  | 'silent'
  | 'stalled'
  | 'too_slow'
  | 'cut'
  | 'truncated'
  | 'nonsense';

/** The model did not answer, or not so that it can be used. Its text is a word of ours: logs show it. */
export class ModelFailed extends Error {
  constructor(readonly reason: FailureReason) {
    super(`the model failed: ${reason}`);
    this.name = 'ModelFailed';
  }
}
