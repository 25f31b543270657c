import { AppError } from '@fabula/kit/errors';
import type { RequestHandler } from 'express';

class NotJson extends AppError {
  constructor() {
    super({ reason: 'NOT_JSON', code: 'INVALID_ARGUMENT', message: 'This request cannot be read.' });
  }
}

/** Pages speak JSON. Connect would read protobuf as well, and calls bytes that are none a fault of the server. */
export const jsonOnly: RequestHandler = (request, _response, next) => {
  if (/proto/i.test(request.headers['content-type'] ?? '')) throw new NotJson();
  next();
};
