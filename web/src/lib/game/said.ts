import type { SpokenLine } from '../voice/speaker/spokenLine.ts';

/** A sentence of somebody on stage. */
export interface SaidLine extends Pick<SpokenLine, 'inputId' | 'attempt' | 'index' | 'text' | 'characterId'> {
  by: 'character';
  translation?: string | undefined;
}

/** Words of the player, as typed or understood. */
export interface SaidWords {
  by: 'player';
  /** The input that they came with. */
  inputId: string;
  text: string;
}

export type Said = SaidLine | SaidWords;

export const isLine = (one: Said): one is SaidLine => one.by === 'character';

/**
 * The talk of a moment, of what has come of it in any order. Words without a text are taken back: their input came to nothing.
 */
export const talkOf = (said: readonly Said[]): Said[] =>
  said.reduce<Said[]>((talk, one) => (isLine(one) ? withLine(talk, one) : withWords(talk, one)), []);

/** With a sentence that has come, behind those of its answer. What an earlier attempt at the answer has said was not it. */
function withLine(talk: readonly Said[], line: SaidLine): Said[] {
  const { inputId, attempt, index } = line;
  const isOwn = (one: Said): one is SaidLine => isLine(one) && one.inputId === inputId;
  const isHad = (one: Said) =>
    isOwn(one) && (one.attempt > attempt || (one.attempt === attempt && one.index === index));
  if (talk.some(isHad)) return [...talk];
  const kept = talk.filter((one) => !isOwn(one) || one.attempt === attempt);
  const before = kept.findLastIndex((one) => one.inputId === inputId);
  return kept.toSpliced(before < 0 ? kept.length : before + 1, 0, line);
}

/** With the player's words of an input, as they are known now, before whatever has answered them. */
function withWords(talk: readonly Said[], words: SaidWords): Said[] {
  const { inputId, text } = words;
  const others = talk.filter((one) => isLine(one) || one.inputId !== inputId);
  if (text === '') return others;
  const at = others.findIndex((one) => one.inputId === inputId);
  return others.toSpliced(at < 0 ? others.length : at, 0, words);
}
