import type { Language } from '@fabula/rules/release/text';
import { stem } from '../../text/stem.ts';
import { gistOf } from './gist.ts';
import { BAR, BLANK, type Thought } from './thought.ts';

/** More words than this say no more about what they do, and are not waited for. */
const MOST_WORDS = 40;
const LENGTHS = [1, 2, 3, 5, 8, 12];
const MOST_BLANKS = 3;

/**
 * What hints at an act: words and their stems, two in a row, two around a third, two and three in a row by their
 * gist, how it begins and ends, how long it is, whether it asks, and how much of it is of no act (`isKnown`: a stem that some act is said with).
 */
export function cuesOf(thought: Thought, language: Language, isKnown: (stem: string) => boolean): string[] {
  const words = thought.words.slice(0, MOST_WORDS);
  const stems = words.map((word) => (word === BAR ? BAR : stem(word, language)));
  const forms = words.map((word, at) => (word === BAR || isKnown(stems[at] ?? '') ? word : BLANK));
  const said = words.filter((word) => word !== BAR).length;
  const blanks = forms.filter((form) => form === BLANK).length;
  const cues = new Set([
    '#',
    `#length ${LENGTHS.filter((least) => said > least).length}`,
    `#blank ${Math.min(blanks, MOST_BLANKS)}`,
    `#share ${Math.round((4 * blanks) / Math.max(1, said))}`,
  ]);
  if (thought.asks) cues.add('#?');
  for (const [at, form] of forms.entries()) cues.add(form).add(`~${form === BLANK ? BLANK : stems[at]}`);
  const row = ['^', ...forms, '$'];
  for (const [at, form] of row.entries()) {
    const [next, third] = [row[at + 1], row[at + 2]];
    if (next === undefined) break;
    cues.add(`${form} ${next}`);
    if (third !== undefined && at > 0) cues.add(`${form} . ${third}`);
  }
  const gist = ['^', ...words.map((word, at) => gistOf(word, language) ?? forms[at] ?? BLANK), '$'];
  for (const [at, first] of gist.entries()) {
    const [next, third] = [gist[at + 1], gist[at + 2]];
    if (next === undefined) break;
    cues.add(`+${first} ${next}`);
    if (third !== undefined) cues.add(`+${first} ${next} ${third}`);
  }
  return [...cues];
}
