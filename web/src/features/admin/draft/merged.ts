import { ChangeSet, Text } from '@codemirror/state';
import { changeBetween } from './changeBetween.ts';

/** What two made of one text, letter by letter: at the same place theirs stands first, as in the text of a draft. */
export function merged(base: string, mine: string, theirs: string): string {
  return changesOf(base, mine).map(changesOf(base, theirs)).apply(textOf(theirs)).toString();
}

/** Where a caret stands once a text is another one. */
export function caretAfter(before: string, after: string, at: number): number {
  return changesOf(before, after).mapPos(at);
}

function changesOf(before: string, after: string): ChangeSet {
  const { from, to, insert } = changeBetween(before, after);
  return ChangeSet.of({ from, to, insert: textOf(insert) }, before.length);
}

const textOf = (text: string): Text => Text.of(text.split('\n'));
