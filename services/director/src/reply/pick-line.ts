import { pick } from '@fabula/rules/chance';
import { spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { SpokenLine } from '@fabula/rules/types';
import type { HeardLine } from '../director.ts';
import type { ReplyContext } from './context.ts';

/**
 * One of the alternatives, by the turn's seed: one that was not said yet, or, when all were, any but the last one said.
 */
export function pickLine(reply: ReplyContext, label: string, alternatives: readonly Line[]): SpokenLine[] {
  const lines = spoken(alternatives, reply.scene);
  const unsaid = lines.filter((line) => !wasSaid(reply.heard, line));
  const notLast = lines.filter((line) => !isJustSaid(reply, line));
  const chosen = pick(reply.seed, label, [unsaid, notLast, lines].find((list) => list.length > 0) ?? []);
  return chosen ? [chosen] : [];
}

/** Whether it was among the lines that were said last. */
export function isJustSaid(reply: ReplyContext, line: SpokenLine): boolean {
  return wasSaid(saidLast(reply.heard), line);
}

/** Beginnings shorter than this, in characters, tell nothing of a line that was cut off. */
const TELLING = 12;

/** The lines with which the moment's people answered last. */
function saidLast(heard: readonly HeardLine[]): readonly HeardLine[] {
  const end = heard.findLastIndex(isByCharacter) + 1;
  let begin = end;
  while (begin > 0 && heard[begin - 1]?.speaker === 'character') begin -= 1;
  return heard.slice(begin, end);
}

function wasSaid(lines: readonly HeardLine[], { text }: SpokenLine): boolean {
  return lines.some(
    (line) => isByCharacter(line) && (line.text.includes(text) || isBeginning(uncut(line.text), text)),
  );
}

function isByCharacter({ speaker }: HeardLine): boolean {
  return speaker === 'character';
}

/** Without the mark of where it was cut off. */
function uncut(heard: string): string {
  return heard.endsWith('…') ? heard.slice(0, -1) : heard;
}

function isBeginning(heard: string, text: string): boolean {
  return heard.length >= TELLING && text.startsWith(heard);
}
