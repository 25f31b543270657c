import { describe, expect, test } from '@jest/globals';
import { captionAt, captionPieces } from './captionPieces.ts';

const LONG =
  'Forty-one, and every one of them it led somebody home, except hers; I trimmed it higher than I ever had, ' +
  'because she was coming, because I had counted the hours, because a father does. Then the Comb walked.';

describe('captions', () => {
  test('a short line is one piece', () => {
    expect(captionPieces('Say her name.')).toEqual([{ text: 'Say her name.', from: 0, to: 1 }]);
  });
  test('a long line is cut between clauses into pieces of two lines, and nothing is lost', () => {
    const pieces = captionPieces(LONG);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ text }) => text).join(' ')).toBe(LONG);
    for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(72);
  });
  test('words without any clause are cut between words', () => {
    const text = 'stone '.repeat(80).trim();
    expect(
      captionPieces(text)
        .map((piece) => piece.text)
        .join(' '),
    ).toBe(text);
  });
  test('an empty line has no pieces and shows nothing', () => {
    expect(captionAt(captionPieces(''), 0.5)).toEqual({ said: '', rest: '' });
  });
  test('what was said grows word by word until all of it is said', () => {
    const pieces = captionPieces('Say her name, if you know it.');
    expect(captionAt(pieces, 0)).toEqual({ said: 'Say', rest: ' her name, if you know it.' });
    expect(captionAt(pieces, 0.3).said).toBe('Say her name,');
    expect(captionAt(pieces, 1)).toEqual({ said: 'Say her name, if you know it.', rest: '' });
  });
  test('a voice near its end shows the last piece', () => {
    const pieces = captionPieces(LONG);
    expect(captionAt(pieces, 0.999).said + captionAt(pieces, 0.999).rest).toBe(pieces.at(-1)?.text);
  });
});
