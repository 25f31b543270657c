import type { Diagnostic } from './diagnostic.ts';

/** What refers to what. */
export const NAMES = {
  FS201: {
    severity: 'error',
    title: 'An id that is used twice',
    meaning: 'The game would take one thing for the other.',
    mend: 'Write an id of its own; `npm run new-id` makes one.',
  },
  FS202: {
    severity: 'error',
    title: 'No start',
    meaning: 'A run has no moment to begin with.',
    mend: 'Write the slug of the moment that a run begins with, or `isComingSoon: true`.',
  },
  FS203: {
    severity: 'error',
    title: 'Two starts',
    meaning: 'A run begins with one moment; what hangs on the other one is never played.',
    mend: 'Keep one start, and let a way lead to the other moment.',
  },
  FS204: {
    severity: 'error',
    title: 'Coming soon, and has moments',
    meaning: 'A story that is coming soon cannot be played.',
    mend: 'Take `isComingSoon: true` out of story.yaml to publish it.',
  },
  FS205: {
    severity: 'error',
    title: 'No such moment',
    meaning: 'A way leads to a moment that there is not; the game would end there.',
    mend: 'Write the slug of a moment of this story.',
  },
  FS206: {
    severity: 'error',
    title: 'No such place',
    meaning: 'The moment would have no picture behind it.',
    mend: 'Write a place that story.yaml declares.',
  },
  FS207: {
    severity: 'error',
    title: 'No such character',
    meaning: 'Nobody would speak, join or fight.',
    mend: 'Write the slug of a character of this story.',
  },
  FS208: {
    severity: 'error',
    title: 'No such item',
    meaning: 'Nothing would be given or asked for.',
    mend: 'Write an item that story.yaml declares.',
  },
  FS209: {
    severity: 'error',
    title: 'No such fact',
    meaning: 'A fact that is not declared is most often misspelt, and then never known.',
    mend: 'Declare it under facts: in story.yaml.',
  },
  FS210: {
    severity: 'error',
    title: 'No such part of this moment',
    meaning: 'The moment names a facet, question, path or task that it does not have.',
    mend: 'Write the name of a part of this moment.',
  },
  FS211: {
    severity: 'warning',
    title: 'A character that is not used',
    meaning: 'Nobody meets this person; the file is loaded for nothing.',
    mend: 'Let the character speak, join or fight somewhere, or take the file out.',
  },
  FS212: {
    severity: 'warning',
    title: 'An item that is not used',
    meaning: 'No moment gives it or asks for it.',
    mend: 'Give it somewhere, or take it out.',
  },
  FS213: {
    severity: 'warning',
    title: 'A place that is not used',
    meaning: 'No moment is played there.',
    mend: 'Play a moment there, or take it out.',
  },
  FS214: {
    severity: 'warning',
    title: 'A fact that is not used',
    meaning: 'It is never learned, or nothing depends on it; a note to authors that says nothing.',
    mend: 'Learn it somewhere and let something depend on it, or take it out.',
  },
  FS215: {
    severity: 'error',
    title: 'A nickname that two share',
    meaning: 'Whoever says it means one of them, and the game cannot tell which.',
    mend: 'Leave it to one of them.',
  },
  FS216: {
    severity: 'error',
    title: 'Another owner',
    meaning: "A story is in its owner's catalogue, whoever its text names.",
    mend: 'Take `ownerId` out of story.yaml.',
  },
  FS217: {
    severity: 'error',
    title: 'The id of another story',
    meaning: 'A story keeps its id for good: under another one it would be published over another story.',
    mend: 'Write the id again that the story had.',
  },
  FS218: {
    severity: 'error',
    title: 'A name that nothing can have',
    meaning:
      'Every object of a program has something of this name already: it would be found where nothing was written, or what was written would be lost.',
    mend: 'Call it otherwise, its file included.',
  },
} as const satisfies Record<string, Diagnostic>;
