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

/** By whom it is offered to, within a day; by whomever it was offered. */
export class OfferDeclined extends AppError {
  constructor() {
    super({
      reason: 'OFFER_DECLINED',
      code: 'FAILED_PRECONDITION',
      message: 'They have just declined this story. Talk to them first: it can be offered again after a day.',
    });
  }
}

/** To one author. */
export class TooManyOffers extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_OFFERS',
      code: 'RESOURCE_EXHAUSTED',
      message: 'They have too many offers that wait. Ask them to answer those first.',
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
