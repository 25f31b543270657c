import { AppError, type AppErrorOptions } from '@fabula/kit/errors';
import { MOST_BYTES, MOST_PIXELS, MOST_TEXT_BYTES, MOST_VIDEO_BYTES, MOST_VIDEO_MS } from './limits.ts';

const MIB = 1024 * 1024;

/** Says an author what is wrong with a file, and what to do about it. */
abstract class UploadRefused extends AppError {
  constructor(reason: string, message: string, { code = 'INVALID_ARGUMENT', ...more }: More = {}) {
    super({ reason, code, message, ...more });
  }
}

type More = Partial<Omit<AppErrorOptions, 'reason' | 'message'>>;

export class UnknownMedia extends UploadRefused {
  constructor() {
    const kinds =
      'a JPEG, PNG or WebP picture, an SVG drawing, an MP4 video, an MP3 sound or a figure (JSON)';
    super('UNKNOWN_MEDIA', `This file is none of what a story can have. Send ${kinds}.`);
  }
}

export class MediaTooLarge extends UploadRefused {
  constructor() {
    const [most, video, text] = [MOST_BYTES / MIB, MOST_VIDEO_BYTES / MIB, MOST_TEXT_BYTES / MIB];
    const message = `This file is too large: pictures and sounds may have ${most} MiB, videos ${video}, drawings and figures ${text}.`;
    super('MEDIA_TOO_LARGE', message, { code: 'OUT_OF_RANGE', httpStatus: 413 });
  }
}

export class BrokenPicture extends UploadRefused {
  constructor() {
    super(
      'BROKEN_PICTURE',
      'This picture is damaged or incomplete. Save it anew in the program that it comes from.',
    );
  }
}

export class PictureTooWide extends UploadRefused {
  constructor() {
    const message = `This picture has more than ${MOST_PIXELS / 1_000_000} million pixels. Make it smaller first.`;
    super('PICTURE_TOO_WIDE', message);
  }
}

export class MovingPicture extends UploadRefused {
  constructor() {
    super('MOVING_PICTURE', 'This picture moves. Send a single picture, or an MP4 video.');
  }
}

export class BadCrop extends UploadRefused {
  constructor() {
    super(
      'BAD_CROP',
      'Nothing can be cut out there: a crop is x,y,width,height in pixels, within a JPEG, PNG or WebP picture.',
    );
  }
}

export class BadSound extends UploadRefused {
  constructor() {
    super('BAD_SOUND', 'This is no MP3 from beginning to end. Export it anew as MP3.');
  }
}

export class BadVideo extends UploadRefused {
  /** @param why a sentence */
  constructor(why: string) {
    super('BAD_VIDEO', `${why} Export it anew as MP4 with a video track.`);
  }
}

export class VideoTooLong extends UploadRefused {
  constructor() {
    super('VIDEO_TOO_LONG', `A video may last ${MOST_VIDEO_MS / 1000} seconds. Cut it shorter.`);
  }
}

/** @param what is in it that a drawing here cannot have */
export class DrawingRefused extends UploadRefused {
  constructor(what: string) {
    const mend =
      'Export it as plain SVG: shapes, gradients and texts alone, nothing that runs, moves or is loaded.';
    super('DRAWING_REFUSED', `This drawing cannot be taken: ${what}. ${mend}`);
  }
}

/** @param what is wrong, and where */
export class FigureRefused extends UploadRefused {
  constructor(what: string) {
    super(
      'FIGURE_REFUSED',
      `This is no figure that a page can draw: ${what}. Make it anew with the figure tool.`,
    );
  }
}

/** @param retryAfterS when they may send again */
export class UploadsFull extends UploadRefused {
  constructor(retryAfterS: number) {
    super('UPLOADS_FULL', 'You have uploaded a lot within an hour. Go on a little later.', {
      ...{ code: 'RESOURCE_EXHAUSTED', retryAfterS },
    });
  }
}

/** @param retryAfterS when it may be worth asking again */
export class UploadsBusy extends UploadRefused {
  constructor(retryAfterS: number) {
    super('UPLOADS_BUSY', 'Many files are on their way at once. Send this one again in a moment.', {
      ...{ code: 'UNAVAILABLE', retryable: true, retryAfterS },
    });
  }
}

export class StoreFull extends UploadRefused {
  constructor(cause: unknown) {
    super('STORE_FULL', 'The site has no room for files any more. Tell the team, and send it again later.', {
      ...{ code: 'UNAVAILABLE', retryable: true, cause },
    });
  }
}
