import type { Diagnostic } from './diagnostic.ts';

/** What one file alone shows. */
export const READING = {
  FS101: {
    severity: 'error',
    title: 'This is no YAML',
    meaning: 'The file cannot be read at all, so nothing in it counts.',
    mend: 'Put texts that hold ": ", "#" or begin with a sign in quotes, and indent by two spaces.',
  },
  FS102: {
    severity: 'error',
    title: 'A file that belongs to nothing',
    meaning: 'Only known files make a story; this one would silently be left out.',
    mend: 'Characters are characters/<slug>.yaml, moments are moments/<slug>.yaml; slugs are a-z, 0-9 and "-".',
  },
  FS103: {
    severity: 'error',
    title: 'A field is missing',
    meaning: 'The game cannot do without this field.',
    mend: 'Write the field.',
  },
  FS104: {
    severity: 'error',
    title: 'An unknown field',
    meaning: 'Nothing reads a field of this name; most often it is misspelt.',
    mend: 'Check the spelling, or take it out; the story format is described in stories/README.md.',
  },
  FS105: {
    severity: 'error',
    title: 'A value that does not fit',
    meaning: 'The value has another shape or size than its field can hold.',
    mend: 'Change the value so that it fits.',
  },
  FS106: {
    severity: 'error',
    title: 'A word that is not known here',
    meaning: 'The field knows a few words only, and this is none of them.',
    mend: 'Write one of the known words.',
  },
  FS107: {
    severity: 'error',
    title: 'No such type of moment',
    meaning: 'A moment is of one of fourteen types; without it nothing else in the file can be understood.',
    mend: 'Write one of the types.',
  },
  FS108: {
    severity: 'error',
    title: 'No id',
    meaning: 'Ids are what releases, runs and saves refer to; they are made by a machine and never change.',
    mend: 'Write an id of its own; `npm run new-id` makes one.',
  },
  FS109: {
    severity: 'error',
    title: 'A translation is missing',
    meaning: 'Players of that language would see or hear nothing.',
    mend: "Write the text beside the other language's.",
  },
  FS110: {
    severity: 'error',
    title: 'No such emotion',
    meaning: 'A figure shows seven emotions, in five strengths, and a voice speaks them.',
    mend: 'Write emotion and strength, e.g. `sadness 3:`.',
  },
  FS111: {
    severity: 'error',
    title: 'A condition that cannot be read',
    meaning: 'What depends on it would never, or always, happen.',
    mend: 'Write it as stories/README.md says under "Conditions".',
  },
  FS112: {
    severity: 'error',
    title: 'A rating tag that is no descriptor',
    meaning: 'The rating board has thirty content descriptors; shops and parents know no others.',
    mend: 'Write one of the thirty descriptors, letter for letter.',
  },
  FS113: {
    severity: 'error',
    title: 'Too long for a card',
    meaning: 'Lists of stories show it of every story, on a card of a few centimetres.',
    mend: 'Say it shorter.',
  },
  FS114: {
    severity: 'error',
    title: 'Too many for a card',
    meaning: 'Lists of stories hold them of every story: all stories would come later for the sake of one.',
    mend: 'Keep those that tell most.',
  },
  FS115: {
    severity: 'error',
    title: 'A condition that is too deep',
    meaning: 'Its brackets and nots lie so deep within one another that nobody can follow it.',
    mend: 'Join its parts side by side: what is in brackets by itself needs none, and two nots are none.',
  },
} as const satisfies Record<string, Diagnostic>;
