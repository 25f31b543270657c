import { describe, expect, it } from '@jest/globals';
import { heardOf } from './heard.ts';

const sentences = [
  { text: 'One two three.', characterId: 'a', durationMs: 1_000 },
  { text: 'Four five six.', characterId: 'b', durationMs: 1_000 },
];
const texts = (heardMs: number | null) => heardOf(sentences, heardMs).map((each) => each.text);

describe('what was heard', () => {
  it('is everything where nobody said otherwise, and at its full length', () => {
    expect(texts(null)).toEqual(['One two three.', 'Four five six.']);
    expect(texts(2_000)).toEqual(texts(null));
    expect(texts(9_000)).toEqual(texts(null));
  });

  it('ends at a word, with an ellipsis', () => {
    expect(texts(1_700)).toEqual(['One two three.', 'Four five…']);
    expect(texts(600)).toEqual(['One two…']);
  });

  it('is nothing of a sentence that had hardly begun', () => {
    expect(texts(1_010)).toEqual(['One two three.']);
    expect(texts(0)).toEqual([]);
  });

  it('has no line twice that was said again for a learner, though that takes its time', () => {
    const [one, two] = sentences;
    const again = { text: 'Un deux trois.', characterId: 'a', durationMs: 1_000, isHint: true };
    const heard = (heardMs: number | null) =>
      heardOf(
        [one, again, two].flatMap((each) => each ?? []),
        heardMs,
      ).map(({ text }) => text);
    expect(heard(null)).toEqual(['One two three.', 'Four five six.']);
    expect(heard(2_000)).toEqual(['One two three.']);
  });

  it('is all of it where there were only captions', () => {
    expect(heardOf([{ text: 'Read.' }], 0)).toEqual([{ text: 'Read.', characterId: '' }]);
  });
});
