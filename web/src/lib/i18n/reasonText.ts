import i18next from 'i18next';

/** Errors that have a text here, by the names that the services give them. */
export const REASONS = [
  'RUN_ALREADY_ENDED',
  'RUN_NOT_FOUND',
  'MOMENT_NOT_OPEN',
  'MOMENT_ALREADY_STARTED',
  'MOMENT_NOT_CURRENT',
  'NO_START_MOMENT',
  'UNSUPPORTED_LOCALE',
  'UNKNOWN_MOMENT',
  'BET_TOO_HIGH',
  'WRONG_PHASE',
  'INPUT_ID_TAKEN',
  'LEASE_LOST',
  'ENGINE_GONE',
  'DATABASE_FULL',
  'TURN_TOO_LONG',
  'RECORDING_BROKEN',
  'TOO_MANY_INPUTS',
  'TOO_MUCH_AUDIO',
  'TOO_MANY_WAITING',
  'SPEECH_BUSY',
  'SPEECH_ENGINE_FAILED',
  'INVALID_TICKET',
  'NO_RUN_OF_TICKET',
  'CHARACTER_NOT_ENROLLED',
  'NO_CHARACTER_DATA',
  'STORY_NOT_FOUND',
  'INVITE_NOT_GOOD',
  'RELEASE_NOT_FOUND',
  'SPEECH_ENGINE_UNAVAILABLE',
  'SAMPLE_RATE_UNSUPPORTED',
  'WRONG_CREDENTIALS',
  'ADDRESS_TAKEN',
  'UNKNOWN_PROFILE',
  'NO_SESSION',
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'TOKEN_EXPIRED',
  'INVALID_SIGNATURE',
  'WRONG_AUDIENCE',
  'INVALID_TOKEN',
  'OTHER_PLAYER',
  'FOREIGN_ORIGIN',
  'INVALID_FIELD',
  'BAD_REQUEST',
  'TOO_LARGE',
  'NOT_FOUND',
  'INTERNAL',
] as const;
type Reason = (typeof REASONS)[number];

/** What an error is called in the page's language; undefined for one that has no text here. */
export function reasonText(reason: string | undefined): string | undefined {
  const known = REASONS.find((each): each is Reason => each === reason);
  return known && i18next.t(`common.reasons.${known}`);
}
