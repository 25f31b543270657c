import type { Diagnostic } from './diagnostic.ts';

/** What is said, and what is understood. */
export const TEXTS = {
  FS601: {
    severity: 'error',
    title: 'The same example under two names',
    meaning: 'A director could not tell the two apart.',
    mend: 'Take it out of one of them, or say it differently.',
  },
  FS602: {
    severity: 'warning',
    title: 'Examples that can hardly be told apart',
    meaning: 'All words that matter are the same; a director will often take one for the other.',
    mend: 'Say one of them differently.',
  },
  FS603: {
    severity: 'error',
    title: 'Too long to speak',
    meaning: 'An engine of speech takes 2,000 characters at once, and nobody listens so long.',
    mend: 'Make several lines of it.',
  },
  FS604: {
    severity: 'warning',
    title: 'Long to speak',
    meaning: 'More than 240 characters are some 16 seconds in which the player can only listen.',
    mend: 'Make two lines of it.',
  },
  FS605: {
    severity: 'warning',
    title: 'Not translated',
    meaning: 'The text seems to be written in the other language.',
    mend: 'Write it in the language under which it stands.',
  },
  FS606: {
    severity: 'error',
    title: 'Examples in one language only',
    meaning: 'Players of the other language cannot say it.',
    mend: 'Write examples in both languages.',
  },
} as const satisfies Record<string, Diagnostic>;
