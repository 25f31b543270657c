import { AppError } from '@fabula/kit/errors';

/** Unknown, or to somebody else: nobody learns which. */
export class OfferNotFound extends AppError {
  constructor() {
    super({ reason: 'OFFER_NOT_FOUND', code: 'NOT_FOUND', message: 'There is no such offer.' });
  }
}

/** It was answered otherwise, was withdrawn, has run out, or the story has changed hands meanwhile. */
export class OfferOver extends AppError {
  constructor() {
    super({
      reason: 'OFFER_OVER',
      code: 'FAILED_PRECONDITION',
      message: 'This offer does not stand any more.',
    });
  }
}

/** To somebody else. */
export class AlreadyOffered extends AppError {
  constructor() {
    super({
      reason: 'ALREADY_OFFERED',
      code: 'FAILED_PRECONDITION',
      message: 'This story is offered to somebody else. Withdraw that first.',
    });
  }
}

export class AlreadyTheirs extends AppError {
  constructor() {
    super({
      reason: 'ALREADY_THEIRS',
      code: 'FAILED_PRECONDITION',
      message: 'This story is theirs already.',
    });
  }
}
