import { AppError, type CodeName } from '@fabula/kit/errors';
import { RuleError, type RuleReason } from '@fabula/rules/errors';

/** Unknown, or somebody else's: nobody learns which. */
export class RunNotFound extends AppError {
  constructor() {
    super({ reason: 'RUN_NOT_FOUND', code: 'NOT_FOUND', message: 'This game does not exist.' });
  }
}

export class RunAlreadyEnded extends AppError {
  constructor() {
    super({
      reason: 'RUN_ALREADY_ENDED',
      code: 'FAILED_PRECONDITION',
      message: 'This run has already ended.',
    });
  }
}

/** The same, and it was none of the player's doing. */
export class EndedWithStory extends AppError {
  constructor() {
    super({
      reason: 'ENDED_WITH_STORY',
      code: 'FAILED_PRECONDITION',
      message: 'This story was closed, and your game ended with it. What you have won stays yours.',
    });
  }
}

/** A run of the story is going on of which whoever begins another did not know: nobody has agreed to its end. */
export class RunGoingOn extends AppError {
  constructor() {
    super({
      reason: 'RUN_GOING_ON',
      code: 'FAILED_PRECONDITION',
      message: 'You have a run of this story that is going on.',
    });
  }
}

/** Nobody may begin a run of it; catalogue says so by the same name. */
export class StoryClosed extends AppError {
  constructor() {
    super({
      reason: 'STORY_CLOSED',
      code: 'FAILED_PRECONDITION',
      message: 'This story is closed: no new game of it can be begun.',
      field: 'story_id',
    });
  }
}

/** Whoever was asked has nothing of the kind. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'NOT_FOUND';
}

export function isStoryClosed(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'STORY_CLOSED';
}

/** The input names a moment that the player has left. */
export class MomentNotCurrent extends AppError {
  constructor() {
    super({
      reason: 'MOMENT_NOT_CURRENT',
      code: 'FAILED_PRECONDITION',
      message: 'The story has moved on. Please answer again.',
    });
  }
}

export class MomentNotOpen extends AppError {
  constructor() {
    super({
      reason: 'MOMENT_NOT_OPEN',
      code: 'FAILED_PRECONDITION',
      message: 'This moment has not been started yet.',
    });
  }
}

/** A test run was to begin at a moment that the story does not have. */
export class NoSuchMoment extends AppError {
  constructor() {
    super({
      reason: 'UNKNOWN_MOMENT',
      code: 'NOT_FOUND',
      message: 'This story has no such moment.',
      field: 'blueprint_moment_id',
    });
  }
}

/** A test run was to begin with something that the story does not have. */
export class NoSuchCard extends AppError {
  constructor() {
    super({
      reason: 'UNKNOWN_CARD',
      code: 'NOT_FOUND',
      message: 'This story has no such item or character.',
    });
  }
}

/** Nor is it said that there is a draft of it. */
export class StoryNotFound extends AppError {
  constructor() {
    super({
      reason: 'STORY_NOT_FOUND',
      code: 'NOT_FOUND',
      message: 'This story does not exist.',
      field: 'story_id',
    });
  }
}

/** The same input id came before with other content. */
export class InputIdTaken extends AppError {
  constructor() {
    super({
      reason: 'INPUT_ID_TAKEN',
      code: 'ALREADY_EXISTS',
      message: 'This input was already sent with other content. Please send it as a new one.',
      field: 'input_id',
    });
  }
}

export class InvalidInputId extends AppError {
  constructor() {
    super({
      reason: 'INVALID_INPUT_ID',
      code: 'INVALID_ARGUMENT',
      message: 'input_id may not hold control characters.',
      field: 'input_id',
    });
  }
}

/** Another engine has taken the turn over, or the run has ended meanwhile. Doing the turn anew may succeed. */
export class LeaseLost extends AppError {
  constructor() {
    super({
      reason: 'LEASE_LOST',
      code: 'ABORTED',
      message: 'This turn was taken over. Please try again.',
      retryable: true,
    });
  }
}

/** Unknown, another player's, or used for another card: nobody learns which. */
export class InvalidTicket extends AppError {
  constructor() {
    super({
      reason: 'INVALID_TICKET',
      code: 'FAILED_PRECONDITION',
      message: 'Invalid ticket or ticket already redeemed',
    });
  }
}

/** The player has reset the story, so that nobody is left to be made permanent. */
export class NoRunOfTicket extends AppError {
  constructor() {
    super({
      reason: 'NO_RUN_OF_TICKET',
      code: 'FAILED_PRECONDITION',
      message: 'Could not find player story for character',
    });
  }
}

export class CharacterNotEnrolled extends AppError {
  constructor() {
    super({
      reason: 'CHARACTER_NOT_ENROLLED',
      code: 'NOT_FOUND',
      message: 'Character not found in enrolled characters',
      field: 'character_id',
    });
  }
}

export class NoCharacterData extends AppError {
  constructor() {
    super({
      reason: 'NO_CHARACTER_DATA',
      code: 'FAILED_PRECONDITION',
      message: 'Could not find blueprint character data',
    });
  }
}

const CODES: Readonly<Record<RuleReason, CodeName>> = {
  RUN_ALREADY_ENDED: 'FAILED_PRECONDITION',
  MOMENT_NOT_OPEN: 'FAILED_PRECONDITION',
  MOMENT_ALREADY_STARTED: 'FAILED_PRECONDITION',
  NO_START_MOMENT: 'FAILED_PRECONDITION',
  UNSUPPORTED_LOCALE: 'INVALID_ARGUMENT',
  UNKNOWN_MOMENT: 'INTERNAL',
  BET_TOO_HIGH: 'FAILED_PRECONDITION',
  WRONG_PHASE: 'FAILED_PRECONDITION',
};

/** Runs what asks the rules; what they refuse becomes an error that a caller may read. */
export function lawful<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const { reason, message } = error;
    throw new AppError({ reason, code: CODES[reason], message, cause: error });
  }
}
