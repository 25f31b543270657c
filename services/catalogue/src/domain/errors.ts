import { AppError } from '@fabula/kit/errors';

export class StoryNotFound extends AppError {
  constructor() {
    super({
      reason: 'STORY_NOT_FOUND',
      code: 'NOT_FOUND',
      message: 'There is no such story.',
      field: 'story_id',
    });
  }
}

export class ReleaseNotFound extends AppError {
  constructor() {
    super({
      reason: 'RELEASE_NOT_FOUND',
      code: 'NOT_FOUND',
      message: 'This story has no such release.',
      field: 'version',
    });
  }
}

/** Nobody may begin a run of it. */
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

export class NotYoursToChange extends AppError {
  constructor() {
    super({
      reason: 'NOT_YOURS_TO_CHANGE',
      code: 'PERMISSION_DENIED',
      message: 'You may read this story only.',
    });
  }
}
