import { pick } from '@fabula/rules/chance';
import { spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement, Output, SpokenLine, TurnVerdict } from '@fabula/rules/types';
import type { HeardLine } from '../director.ts';

/** What a reply is chosen from. */
export interface Reply {
  readonly scene: Scene;
  readonly verdict: TurnVerdict;
  /** What the law tells of the turn, the director's lines aside. */
  readonly output: Pick<Output, 'equip'>;
  readonly judgement: Judgement;
  /** What the player said. */
  readonly words: string;
  readonly seed: string;
  /** What was said in this moment, oldest first. */
  readonly heard: readonly HeardLine[];
}

/**
 * One of the alternatives, by the turn's seed: one that was not said yet, or, when all were, any but the last one said.
 */
export function one(reply: Reply, label: string, alternatives: readonly Line[]): SpokenLine[] {
  const lines = spoken(alternatives, reply.scene);
  const unsaid = lines.filter((line) => !wasSaid(reply.heard, line));
  const notLast = lines.filter((line) => !isJustSaid(reply, line));
  const chosen = pick(reply.seed, label, [unsaid, notLast, lines].find((list) => list.length > 0) ?? []);
  return chosen ? [chosen] : [];
}

/** Whether it was among the lines that were said last. */
export function isJustSaid(reply: Reply, line: SpokenLine): boolean {
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
