import { AppError, type AppErrorOptions } from '@fabula/kit/errors';

type Told = Omit<AppErrorOptions, 'reason' | 'code'>;

const refused = (reason: string, code: AppErrorOptions['code']) =>
  class extends AppError {
    constructor(told: Told) {
      super({ reason, code, ...told });
    }
  };

/** A text that is too large to be edited. */
export class FileTooLarge extends refused('FILE_TOO_LARGE', 'RESOURCE_EXHAUSTED') {}

/** A story that has too many files, or too large ones. */
export class DraftFull extends refused('DRAFT_FULL', 'RESOURCE_EXHAUSTED') {}

/** What is no update of this text. */
export class BadUpdate extends refused('BAD_UPDATE', 'INVALID_ARGUMENT') {}

/** A file that a story cannot have. */
export class BadPath extends refused('BAD_PATH', 'INVALID_ARGUMENT') {}

/** A text with what editors do not know: ends of lines other than LF, NUL, halves of characters. */
export class BadText extends refused('BAD_TEXT', 'INVALID_ARGUMENT') {}

/** Somebody else was first: what they did is to be taken in, and the same tried again. */
export class DraftMovedOn extends AppError {
  constructor() {
    super({
      reason: 'DRAFT_MOVED_ON',
      code: 'FAILED_PRECONDITION',
      message: 'Somebody else has changed this story meanwhile.',
      retryable: true,
    });
  }
}

/** Some part of the edit has not come, or waited for the last one for too long. */
export class EditIncomplete extends AppError {
  constructor() {
    super({
      reason: 'EDIT_INCOMPLETE',
      code: 'FAILED_PRECONDITION',
      message: 'A part of this change has not arrived. Please send all of it again.',
    });
  }
}

/** There is no release of it that anybody could begin. */
export class NothingPublished extends AppError {
  constructor() {
    super({
      reason: 'NOTHING_PUBLISHED',
      code: 'FAILED_PRECONDITION',
      message: 'Nothing of this story is published yet.',
    });
  }
}

/** Whoever asks is its owner, and not of the team. */
export class ClosedByTeam extends AppError {
  constructor() {
    super({
      reason: 'CLOSED_BY_TEAM',
      code: 'PERMISSION_DENIED',
      message: 'The team has closed this story; only the team can open it again.',
    });
  }
}

/** The story is still written in a folder. */
export class NotADraft extends AppError {
  constructor() {
    super({
      reason: 'NOT_A_DRAFT',
      code: 'FAILED_PRECONDITION',
      message: 'This story is written in a folder. Adopt it first.',
    });
  }
}

export class AlreadyADraft extends AppError {
  constructor() {
    super({
      reason: 'ALREADY_A_DRAFT',
      code: 'FAILED_PRECONDITION',
      message: 'This story is written here already.',
    });
  }
}

/** Nobody knows what stands in its folder: it was published before that was kept. */
export class FolderUnknown extends AppError {
  constructor() {
    super({
      reason: 'FOLDER_UNKNOWN',
      code: 'FAILED_PRECONDITION',
      message: 'The folder of this story was not read yet. Import the stories once, then try again.',
      retryable: true,
    });
  }
}

export class SlugTaken extends AppError {
  constructor() {
    super({
      reason: 'SLUG_TAKEN',
      code: 'ALREADY_EXISTS',
      message: 'There is a story of this slug.',
      field: 'slug',
    });
  }
}

export class StoryIdTaken extends AppError {
  constructor() {
    super({
      reason: 'STORY_ID_TAKEN',
      code: 'ALREADY_EXISTS',
      message: 'There is a story of this id here already. Give the copy new ids.',
      field: 'story_id',
    });
  }
}

/** Of one author within a day. */
export class TooManyStories extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_STORIES',
      code: 'RESOURCE_EXHAUSTED',
      message: 'You have begun many stories today. Tomorrow you can begin more.',
      retryable: true,
    });
  }
}

/** @param problems the first of them, one a line */
export class StoryHasErrors extends AppError {
  constructor(problems: readonly string[]) {
    const message = ['This story cannot be published yet.', ...problems].join('\n');
    super({ reason: 'STORY_HAS_ERRORS', code: 'FAILED_PRECONDITION', message });
  }
}

/** It has errors that keep it from becoming a release at all. */
export class StoryUnreadable extends AppError {
  constructor(problems: readonly string[]) {
    const message = ['This story cannot be tried yet.', ...problems].join('\n');
    super({ reason: 'STORY_UNREADABLE', code: 'FAILED_PRECONDITION', message });
  }
}

/** Media, which knows which pictures and sounds are kept, cannot be asked, or is older than the question. */
export class MediaAway extends AppError {
  constructor(cause: unknown) {
    super({
      reason: 'MEDIA_AWAY',
      code: 'UNAVAILABLE',
      message:
        'Whether all pictures and sounds are there cannot be found out now. Nothing was published, and nothing is lost. Please try again.',
      retryable: true,
      cause,
    });
  }
}

export class NothingChanged extends AppError {
  constructor() {
    super({
      reason: 'NOTHING_CHANGED',
      code: 'FAILED_PRECONDITION',
      message: 'The newest release is just this.',
    });
  }
}

/** Or wants more memory than it may have. */
export class CheckTooLong extends AppError {
  constructor() {
    super({
      reason: 'CHECK_TOO_LONG',
      code: 'FAILED_PRECONDITION',
      message: 'This story is too large to be checked.',
    });
  }
}

/** Others are in front, and it has not begun. */
export class ChecksBusy extends AppError {
  constructor() {
    super({
      reason: 'CHECKS_BUSY',
      code: 'RESOURCE_EXHAUSTED',
      message:
        'Many stories are being checked right now. Nothing was done, and nothing is lost. Please try again in a minute.',
      retryable: true,
      retryAfterS: 60,
    });
  }
}

/** Of one author at once. */
export class TooManyChecks extends AppError {
  constructor() {
    super({
      reason: 'TOO_MANY_CHECKS',
      code: 'RESOURCE_EXHAUSTED',
      message: 'Several of your stories wait to be checked already. Please wait until one of them is done.',
      retryable: true,
      retryAfterS: 60,
    });
  }
}

/** Nobody waits for the check any more, or somebody else goes first. */
export class CheckEnded extends AppError {
  constructor() {
    super({ code: 'CANCELLED', message: 'This check was ended.', retryable: true });
  }
}

export class ObjectNotFound extends AppError {
  constructor() {
    super({
      reason: 'OBJECT_NOT_FOUND',
      code: 'NOT_FOUND',
      message: 'There is no such thing in your stories.',
      field: 'object_id',
    });
  }
}

export class MembersFull extends AppError {
  constructor() {
    super({
      reason: 'MEMBERS_FULL',
      code: 'RESOURCE_EXHAUSTED',
      message: 'This story has as many members as a story can have.',
    });
  }
}
