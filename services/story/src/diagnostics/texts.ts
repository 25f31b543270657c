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
  FS607: {
    severity: 'warning',
    title: 'A main character whom nobody can ask',
    meaning:
      'Players talk to this character in two moments or more, and whatever they ask beside what counts is refused.',
    mend: "Write `answers` in the character's file: eight to fifteen things that one would ask this person.",
  },
  FS608: {
    severity: 'warning',
    title: 'Few ways to say no',
    meaning:
      'With fewer than six refusals and replies in all, whoever is not understood hears the same again within five turns.',
    mend: "Write more `refusals`, or `replies` in the character's file, which hold in all of its moments.",
  },
  FS609: {
    severity: 'warning',
    title: 'An answer that gives a facet away',
    meaning: 'It costs nothing to ask, and says what the player is to bring out by what they say.',
    mend: 'Let the answer tell something else, or tell it under a condition that holds once the facet was heard.',
  },
  FS610: {
    severity: 'warning',
    title: 'A question that counts for something else',
    meaning:
      'The same words are an example of something that counts here: they are heard as that, or the other way round.',
    mend: 'Ask for the answer in other words.',
  },
} as const satisfies Record<string, Diagnostic>;
