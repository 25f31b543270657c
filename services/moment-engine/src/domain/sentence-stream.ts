import { piecesOf } from './sentence-splitter.ts';

/** Gives out a text sentence by sentence while it is still being written. */
export class SentenceStream {
  private text = '';
  private given = 0;

  constructor(private readonly language: string) {}

  /** @param text all that was written so far. Answers the sentences that are complete now: another one has begun behind them. */
  upTo(text: string): string[] {
    this.text = text;
    const pieces = piecesOf(text.slice(this.given), this.language);
    const complete = pieces.slice(0, -1);
    this.given += complete.reduce((length, piece) => length + piece.length, 0);
    return spoken(complete);
  }

  /** What is left once nothing more comes. */
  rest(): string[] {
    const left = this.text.slice(this.given);
    this.given = this.text.length;
    return spoken([left]);
  }
}

/** Nobody can say a piece without a letter or a number. */
function spoken(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
