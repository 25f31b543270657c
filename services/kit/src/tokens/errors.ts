import { AppError } from '../errors/app-error.ts';

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
