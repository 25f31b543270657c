import type { Diagnostic } from './diagnostic.ts';

/** What lies beside the texts. */
export const FILES = {
  FS501: {
    severity: 'error',
    title: 'A cover or title is missing',
    meaning: 'Every list of stories shows them.',
    mend: 'Draw it and put it there.',
  },
  FS502: {
    severity: 'error',
    title: 'The picture of a place is missing',
    meaning: 'The moment would have nothing behind it.',
    mend: 'Draw it and put it there.',
  },
  FS503: {
    severity: 'error',
    title: 'The picture of a character is missing',
    meaning: 'The stage would be empty.',
    mend: 'Draw it and put it there.',
  },
  FS504: {
    severity: 'warning',
    title: 'The picture of an emotion is missing',
    meaning: 'The figure would not change its face.',
    mend: 'Until then `normal.jpg` is shown.',
  },
  FS505: {
    severity: 'warning',
    title: 'A sound is missing',
    meaning: 'The moment is silent.',
    mend: 'Add it, or write `silent: true`.',
  },
  FS506: {
    severity: 'error',
    title: 'Prose is missing',
    meaning: 'A director reads who this is: wants, secrets, way of talking.',
    mend: 'Write there, in prose, what this person wants, hides and sounds like.',
  },
  FS507: {
    severity: 'warning',
    title: 'A voice is missing',
    meaning: 'The character speaks with the voice that an engine takes when none is named.',
    mend: 'Write `name:` of a voice under `voices:`.',
  },
  FS508: {
    severity: 'error',
    title: 'The story is too large',
    meaning: 'No part could fetch its release, so nobody could play it.',
    mend: 'Tell it in fewer moments, or as two stories.',
  },
  FS510: {
    severity: 'warning',
    title: 'A placeholder picture',
    meaning: 'It was drawn by a button, so that the story can be tried before its pictures are there.',
    mend: 'Put a picture of your own in its place.',
  },
  FS511: {
    severity: 'error',
    title: 'A picture, video or sound is not kept',
    meaning:
      'The draft names it, and the site has nothing under that name: it was never uploaded, or was taken away. Players would see a broken picture, or hear nothing. Only the site can tell; it looks before a draft is published.',
    mend: 'Upload it again at its place, or remove it there.',
  },
} as const satisfies Record<string, Diagnostic>;
