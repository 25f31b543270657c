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

export class NotYoursToChange extends AppError {
  constructor() {
    super({
      reason: 'NOT_YOURS_TO_CHANGE',
      code: 'PERMISSION_DENIED',
      message: 'You may read this story only.',
    });
  }
}
