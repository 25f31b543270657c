import { sha256 } from '@fabula/rules/hash';
import type { Said } from './rounds.ts';

/** An answer as whoever rates it sees it: neither what was meant, nor what counted, nor which director gave it. */
export interface Reply {
  readonly key: string;
  readonly language: string;
  readonly goal: string;
  /** What was heard last. */
  readonly asked: string;
  readonly said: string;
  readonly reply: string;
}

/** Twelve of 64 digits tell more replies apart than are ever compared. */
const DIGITS = 12;

/**
 * Follows from the sentence and the reply alone: the lists of two directors, put together and sorted by it, are shuffled, and
 * where both say the same it stands once.
 */
export function replyKey({ sentence, turn }: Said): string {
  return sha256(`${sentence.id}\n${turn.lines.join('\n')}`).slice(0, DIGITS);
}

/** All replies, shuffled and unlabelled. */
export function shuffledReplies(all: readonly Said[]): Reply[] {
  return all.map(replyOf).sort((a, b) => (a.key < b.key ? -1 : 1));
}

function replyOf(said: Said): Reply {
  const { sentence, place, turn } = said;
  const { language, text } = sentence;
  return {
    ...{ key: replyKey(said), language, said: text, reply: turn.lines.join(' ') },
    goal: turn.scene.moment.goalText[language],
    asked: place.heard.at(-1)?.text ?? '',
  };
}
