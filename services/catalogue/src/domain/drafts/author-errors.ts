import { AppError } from '@fabula/kit/errors';

/** Nobody of this id writes stories: an account that is not there, a player's, or a closed one. As auth says it of an address. */
export class UnknownAuthor extends AppError {
  constructor() {
    super({
      reason: 'UNKNOWN_AUTHOR',
      code: 'NOT_FOUND',
      message: 'There is no such author. Ask the team to invite them.',
      field: 'user_id',
    });
  }
}

/** auth, which knows who writes here, cannot be asked, or is older than the question. */
export class AuthorsAway extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'AUTHORS_AWAY',
      code: 'UNAVAILABLE',
      message: 'Who writes here cannot be found out now. Nothing was changed. Please try again.',
      retryable: true,
      cause,
    });
  }
}
