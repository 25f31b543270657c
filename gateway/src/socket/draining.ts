import { AppError } from '@fabula/kit/errors';

/** This gateway is on its way out: another one takes new connections. */
export class Draining extends AppError {
  constructor() {
    super({
      reason: 'DRAINING',
      code: 'UNAVAILABLE',
      message: 'Not available right now. Please try again.',
      retryable: true,
    });
  }
}
