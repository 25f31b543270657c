import type { Diagnostic } from './diagnostic.ts';
import { FILES } from './files.ts';
import { FLOW } from './flow.ts';
import { KINDS } from './kinds.ts';
import { NAMES } from './names.ts';
import { READING } from './reading.ts';
import { TEXTS } from './texts.ts';

/** All that the checker can say, by family. */
export const FAMILIES = [
  { title: 'Reading', about: 'What one file alone shows.', codes: READING },
  { title: 'Names', about: 'What refers to what.', codes: NAMES },
  {
    title: 'Flow',
    about:
      'What can happen in a run: found by following the story through its conditions, skip rules, run numbers, interactions, team and items, in all ways that they allow; and, where nothing is wrong with it, by rehearsing it: two dozen players, most of whom play well, play three runs each by its rules.',
    codes: FLOW,
  },
  { title: 'Kinds', about: 'What each type of moment needs.', codes: KINDS },
  { title: 'Files', about: 'What lies beside the texts.', codes: FILES },
  { title: 'Texts', about: 'What is said, and what is understood.', codes: TEXTS },
] as const;

const ALL = { ...READING, ...NAMES, ...FLOW, ...KINDS, ...FILES, ...TEXTS };

export type Code = keyof typeof ALL;

/** Every kind of thing to mend by its code. */
export const DIAGNOSTICS: Readonly<Record<Code, Diagnostic>> = ALL;

/** Whether somebody who asks for a code asks for one that there is. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(DIAGNOSTICS, text);
}
