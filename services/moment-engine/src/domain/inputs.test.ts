import { create } from '@bufbuild/protobuf';
import { type GameInput, GameInputSchema } from '@fabula/proto/frames/v1/frames_pb';
import { describe, expect, test } from '@jest/globals';
import { digestsOf } from './digest.ts';
import { readingMs } from './reading-time.ts';
import { sentencesOf } from './sentence-splitter.ts';
import { cleanWords } from './words.ts';

type Parts = Parameters<typeof create<typeof GameInputSchema>>[1];
const input = (parts: Parts = {}): GameInput => create(GameInputSchema, parts);
const hex = (parts: Parts, audio = new Uint8Array(0), kind = 'player_answer') =>
  Buffer.from(digestsOf(input(parts), kind, audio).digest).toString('hex');

describe('the digest of an input', () => {
  test('covers what a turn is made of, and the audio', () => {
    const all = [
      {},
      { text: 'a' },
      { transcription: 'a' },
      { selectedPath: 'a' },
      { interactionBetSize: 1 },
      { difficulty: 'a' },
    ];
    const digests = all.map((parts) => hex(parts));
    expect(new Set([...digests, hex({}, new Uint8Array(1)), hex({}, undefined, 'choice')]).size).toBe(
      all.length + 2,
    );
  });

  test('does not cover how it was sent', () => {
    expect(hex({ language: 'fr', sampleRate: 48_000, audioFormat: 'pcm', inputId: 'x' })).toBe(hex({}));
  });

  test('of a stream is its JSON alone', () => {
    const audio = new Uint8Array([1, 2, 3]);
    const streamed = digestsOf(input({ streaming: true }), 'player_answer', new Uint8Array(0));
    const whole = digestsOf(input({}), 'player_answer', audio);
    expect(streamed.digest).toEqual(whole.jsonDigest);
    expect(whole.digest).not.toEqual(whole.jsonDigest);
  });
});

test('words lose what no database takes, and are never longer than a turn keeps', () => {
  expect(cleanWords(' a\u0000b\ud800 ')).toBe('a b');
  expect(cleanWords('x'.repeat(20_000))).toHaveLength(4_000);
  expect(cleanWords('🙂')).toBe('🙂');
});

describe('sentences', () => {
  test('a line of ordinary length is one', () => {
    expect(sentencesOf('Red. I ordered red. It came a week late.', 'en')).toHaveLength(1);
  });

  test('a long line is parted at sentences, not at titles, and nothing is lost', () => {
    const line = `${'The sea was high that night and nobody slept at all. '.repeat(4)}Then Mr. Pike came down the stairs with a lantern. Oh. It was out.`;
    const pieces = sentencesOf(line, 'en');
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces.some((piece) => piece.endsWith('Mr.'))).toBe(false);
    expect(pieces.join(' ')).toBe(line);
  });

  test('a piece is never longer than a voice takes', () => {
    expect(sentencesOf('a '.repeat(2_500), 'fr').every((piece) => piece.length <= 2_000)).toBe(true);
  });
});

test('silence lasts as long as its caption takes to read', () => {
  expect(readingMs('x'.repeat(100))).toBe(6_500);
});
