import { AppError } from '@fabula/kit/errors';

/** A turn begins with its input. */
export class InputMissing extends AppError {
  constructor() {
    super({
      reason: 'INPUT_MISSING',
      code: 'INVALID_ARGUMENT',
      message: 'A turn begins with its input.',
      field: 'input',
    });
  }
}

/** Pieces of a recording stopped coming before the last one. */
export class RecordingBroken extends AppError {
  constructor() {
    super({
      reason: 'RECORDING_BROKEN',
      code: 'DEADLINE_EXCEEDED',
      message: 'The recording stopped in the middle. Please say it again.',
      retryable: true,
    });
  }
}

/** This engine is stopping: another one takes the turn. */
export class EngineStopping extends AppError {
  constructor() {
    super({
      reason: 'ENGINE_STOPPING',
      code: 'UNAVAILABLE',
      message: 'Please try again in a moment.',
      retryable: true,
    });
  }
}

/** The turn as a whole took too long. */
export class TurnTooLong extends AppError {
  constructor() {
    super({
      reason: 'TURN_TOO_LONG',
      code: 'DEADLINE_EXCEEDED',
      message: 'This took too long. Please try again.',
      retryable: true,
    });
  }
}

/** Another engine holds the turn now. */
export class LeaseLost extends AppError {
  constructor(cause?: unknown) {
    super({
      reason: 'LEASE_LOST',
      code: 'ABORTED',
      message: 'This turn was taken over. Please try again.',
      retryable: true,
      cause,
    });
  }
}

export function isLeaseLost(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'LEASE_LOST';
}

/** No language model helps authors on this site. */
export class AssistOff extends AppError {
  constructor() {
    super({
      reason: 'ASSIST_OFF',
      code: 'FAILED_PRECONDITION',
      message: 'No language model helps authors on this site.',
    });
  }
}
