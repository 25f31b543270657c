import { AppError } from '@fabula/kit/errors';

/** An engine that this machine lacks; `remedy` says in the log what would bring it. */
export class EngineUnavailable extends AppError {
  constructor(
    readonly engine: string,
    readonly remedy: string,
    cause?: unknown,
  ) {
    super({
      code: 'FAILED_PRECONDITION',
      reason: 'SPEECH_ENGINE_UNAVAILABLE',
      message: 'This speech engine is not installed here.',
      cause,
    });
  }
}

/** An engine that broke off, answered nonsense or took too long. */
export class EngineFailed extends AppError {
  constructor(
    readonly engine: string,
    cause?: unknown,
  ) {
    super({
      code: 'UNAVAILABLE',
      reason: 'SPEECH_ENGINE_FAILED',
      message: 'Speech is not available right now. Please try again.',
      retryable: true,
      cause,
    });
  }
}

/** The work was called off by whoever asked for it. */
export class SpeechAborted extends AppError {
  constructor(cause?: unknown) {
    super({ code: 'CANCELLED', reason: 'SPEECH_ABORTED', message: 'Stopped.', cause });
  }
}

/** Too much is being listened to at once. */
export class SpeechBusy extends AppError {
  constructor() {
    super({
      code: 'RESOURCE_EXHAUSTED',
      reason: 'SPEECH_BUSY',
      message: 'Too many people are speaking at once. Please try again in a moment.',
      retryable: true,
    });
  }
}
