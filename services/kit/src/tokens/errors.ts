import { AppError } from '../errors/app-error.ts';
import type { PlayerToken } from './player-token.ts';

const refused = (reason: string, message: string, cause?: unknown) =>
  ({ reason, code: 'UNAUTHENTICATED', message, cause }) as const;

export class TokenExpired extends AppError {
  constructor(cause?: unknown) {
    super(refused('TOKEN_EXPIRED', 'Your session has expired. Please sign in again.', cause));
  }
}

export class InvalidSignature extends AppError {
  constructor(cause?: unknown) {
    super(refused('INVALID_SIGNATURE', 'Invalid JWT signature', cause));
  }
}

export class WrongAudience extends AppError {
  constructor(cause?: unknown) {
    super(refused('WRONG_AUDIENCE', 'This session is not for this site. Please sign in again.', cause));
  }
}

/** Its session was ended, or its account changed, before its time was over: a new one may be had, or not. */
export class SessionEnded extends AppError {
  /** `player`: whose token it was. */
  constructor(readonly player: PlayerToken) {
    super(refused('SESSION_ENDED', 'Your session has ended. Please sign in again.'));
  }
}

/** Not a token at all, or one without what ours have. */
export class InvalidToken extends AppError {
  constructor(cause?: unknown) {
    super(refused('INVALID_TOKEN', 'Please sign in again.', cause));
  }
}

/** The identity provider's keys cannot be fetched: nothing is known about the token. */
export class KeysUnavailable extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'KEYS_UNAVAILABLE',
      code: 'UNAVAILABLE',
      message: 'Signing in is not available right now. Please try again.',
      retryable: true,
      cause,
    });
  }
}

/** Which sessions have ended has not been read lately: who may do much may not now. */
export class EndedUnknown extends AppError {
  constructor() {
    super({
      reason: 'ENDED_UNKNOWN',
      code: 'UNAVAILABLE',
      message: 'This is not available right now. Please try again.',
      retryable: true,
    });
  }
}

/** Who calls may do this, and has to show a second factor first. */
export class FactorWanted extends AppError {
  constructor() {
    super({
      reason: 'FACTOR_WANTED',
      code: 'PERMISSION_DENIED',
      message: 'This wants the code of your second factor.',
    });
  }
}
