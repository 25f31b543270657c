import type { SpokenLine } from '@fabula/rules/types';
import type { HeardLine } from '../director.ts';

/** A line that was said so many turns ago, or longer, may be said again as if it were new. */
export const LONG_AGO = 6;

/** Beginnings shorter than this, in characters, tell nothing of a line that was cut off. */
const TELLING = 12;

/** What the moment's people answered, turn by turn, the newest turn last; the first is what was said before the player spoke. */
export function turnsIn(heard: readonly HeardLine[]): readonly (readonly string[])[] {
  const turns: string[][] = [[]];
  for (const { speaker, text } of heard) {
    if (speaker === 'player') turns.push([]);
    else turns.at(-1)?.push(text);
  }
  return turns;
}

/** The lines with which the moment's people answered last. */
export function saidLast(heard: readonly HeardLine[]): readonly string[] {
  return turnsIn(heard).findLast((lines) => lines.length > 0) ?? [];
}

/** How many turns ago it was said last: 1 in the turn before this one; Infinity if it never was. */
export function turnsSince(heard: readonly HeardLine[], line: SpokenLine): number {
  const turns = turnsIn(heard);
  const at = turns.findLastIndex((lines) => lines.some((each) => isSame(each, line)));
  return at < 0 ? Number.POSITIVE_INFINITY : turns.length - at;
}

/** Whether what was heard is, or holds, this line, or is its beginning where it was cut off. */
export function isSame(heard: string, { text }: Pick<SpokenLine, 'text'>): boolean {
  return ` ${heard} `.includes(` ${text} `) || isBeginning(uncut(heard), text);
}

/** Without the mark of where it was cut off. */
function uncut(heard: string): string {
  return heard.endsWith('…') ? heard.slice(0, -1) : heard;
}

function isBeginning(heard: string, text: string): boolean {
  return heard.length >= TELLING && text.startsWith(heard);
}
