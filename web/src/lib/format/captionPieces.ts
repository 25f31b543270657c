import { held } from './held.ts';
import { joined } from './joined.ts';

/** About two lines of caption on a phone. */
const LONGEST = 72;
const CLAUSE = /(?<=[.!?…;:,»”]) +/;

export interface Piece {
  text: string;
  /** Where in the line it begins and ends, 0 to 1. */
  from: number;
  to: number;
}

function wordsOf(clause: string): string[] {
  return clause.length <= LONGEST ? [clause] : clause.split(/ +/);
}

/** A spoken line in pieces that fit two lines, cut between clauses where that is possible, else between words. */
export function captionPieces(line: string): Piece[] {
  const parts = held(line.trim()).split(CLAUSE).flatMap(wordsOf);
  const texts = joined(parts, LONGEST);
  const total = texts.reduce((sum, text) => sum + text.length, 0) || 1;
  let at = 0;
  return texts.map((text) => {
    const from = at / total;
    at += text.length;
    return { text, from, to: at / total };
  });
}

/** The piece that is heard at `share` (0 to 1) of its line, parted into what was said and what is to come. */
export function captionAt(pieces: readonly Piece[], share: number): { said: string; rest: string } {
  const piece = pieces.find(({ to }) => share < to) ?? pieces.at(-1);
  if (!piece) return { said: '', rest: '' };
  const within = (share - piece.from) / (piece.to - piece.from);
  const reached = Math.ceil(Math.max(0, Math.min(1, within)) * piece.text.length);
  const end = within >= 1 ? piece.text.length : piece.text.indexOf(' ', reached);
  const cut = end < 0 ? piece.text.length : end;
  return { said: piece.text.slice(0, cut), rest: piece.text.slice(cut) };
}
