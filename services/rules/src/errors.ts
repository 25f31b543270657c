export type RuleReason =
  | 'RUN_ALREADY_ENDED'
  | 'MOMENT_NOT_OPEN'
  | 'MOMENT_ALREADY_STARTED'
  | 'NO_START_MOMENT'
  | 'UNSUPPORTED_LOCALE'
  | 'UNKNOWN_MOMENT'
  | 'BET_TOO_HIGH'
  | 'WRONG_PHASE';

/** Something that the law does not allow. The message is for the player. */
export class RuleError extends Error {
  constructor(
    readonly reason: RuleReason,
    message: string,
  ) {
    super(message);
    this.name = 'RuleError';
  }
}
