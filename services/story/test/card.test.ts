import { CARD_LIMITS } from '@fabula/story/card-limits';
import type { StoryFolder } from '@fabula/story/story-folder';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Break, broken, saidOf } from './broken.ts';
import { fixtureWithMedia } from './fixture.ts';

describe('what a card holds of a story', () => {
  let whole: StoryFolder;
  beforeAll(async () => {
    whole = await fixtureWithMedia('every-kind');
  });

  const said = (set: Break['set']) => saidOf(broken(whole, { file: 'story.yaml', set: set ?? [] }));
  const genre = { en: 'Comedy', fr: 'Comédie' };

  test.each([
    ['name', ['name'], CARD_LIMITS.name],
    ['description', ['description'], CARD_LIMITS.description],
    ['genres.0', ['genres', 0], CARD_LIMITS.genre],
  ] as const)('has a bound for %s, in each language', (field, path, most) => {
    // A character of two halves is one.
    for (const [language, letter] of [
      ['en', 'a'],
      ['fr', '😀'],
    ] as const) {
      expect(said([[[...path, language], letter.repeat(most)]])).toEqual([]);
      const longer = said([[[...path, language], letter.repeat(most + 1)]]);
      expect(longer).toEqual([`FS113 story.yaml ${field}.${language}`]);
    }
  });

  test.each([
    ['genres', genre, CARD_LIMITS.genres],
    ['ratingTags', 'Violence', CARD_LIMITS.ratingTags],
    ['languages', 'en', CARD_LIMITS.languages],
  ] as const)('has so many %s at most', (field, one, most) => {
    expect(said([[[field], Array(most).fill(one)]])).toEqual([]);
    expect(said([[[field], Array(most + 1).fill(one)]])).toEqual([`FS114 story.yaml ${field}`]);
  });

  test('has so many samples at most', () => {
    const withSamples = (count: number): StoryFolder => {
      const samples = Array.from({ length: count }, (_, n) => [`sample-${n}.jpg`, '0badcafe'] as const);
      return { ...whole, media: new Map([...whole.media, ...samples]) };
    };
    expect(saidOf(withSamples(CARD_LIMITS.samples))).toEqual([]);
    expect(saidOf(withSamples(CARD_LIMITS.samples + 1))).toEqual(['FS114 story.yaml ']);
  });

  test.each([
    ['createdAt', '2026-02-30'],
    ['createdAt', '2026-13-01'],
    ['createdAt', '26-01-01'],
    ['estimatedMinutes', 3_000_000_000],
    ['maxInteractions', 3_000_000_000],
    ['par', 3_000_000_000],
  ])('holds no %s that no list could tell: %s', (field, value) => {
    expect(said([[[field], value]])).toContain(`FS105 story.yaml ${field}`);
  });
});
