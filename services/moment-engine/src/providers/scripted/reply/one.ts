import { pick } from '@fabula/rules/chance';
import { spoken } from '@fabula/rules/lines';
import type { Line } from '@fabula/rules/release/lines';
import type { Scene } from '@fabula/rules/scene';
import type { Judgement, Output, SpokenLine, TurnVerdict } from '@fabula/rules/types';

/** What a reply is chosen from. `said` is what this moment's people said, turn by turn, oldest first. */
export interface Reply {
  readonly scene: Scene;
  readonly verdict: TurnVerdict;
  /** What the law tells of the turn, the director's lines aside. */
  readonly output: Pick<Output, 'equip'>;
  readonly judgement: Judgement;
  /** What the player said. */
  readonly words: string;
  readonly seed: string;
  readonly said: readonly (readonly string[])[];
}

/**
 * One of the alternatives, by the turn's seed: one that was not said yet, or, when all were, any but the last one said.
 */
export function one(reply: Reply, label: string, alternatives: readonly Line[]): SpokenLine[] {
  const lines = spoken(alternatives, reply.scene);
  const unsaid = lines.filter((line) => !wasSaid(reply.said, line));
  const notLast = lines.filter((line) => !isJustSaid(reply, line));
  const chosen = pick(reply.seed, label, [unsaid, notLast, lines].find((list) => list.length > 0) ?? []);
  return chosen ? [chosen] : [];
}

/** Whether it was among the lines that were said last. */
export function isJustSaid(reply: Reply, line: SpokenLine): boolean {
  return wasSaid(reply.said.slice(-1), line);
}

/** Beginnings shorter than this, in characters, tell nothing of a line that was cut off. */
const TELLING = 12;

function wasSaid(turns: Reply['said'], { text }: SpokenLine): boolean {
  return turns.some((lines) =>
    lines.some((heard) => heard.includes(text) || isBeginning(uncut(heard), text)),
  );
}

/** Without the mark of where it was cut off. */
function uncut(heard: string): string {
  return heard.endsWith('…') ? heard.slice(0, -1) : heard;
}

function isBeginning(heard: string, text: string): boolean {
  return heard.length >= TELLING && text.startsWith(heard);
}
