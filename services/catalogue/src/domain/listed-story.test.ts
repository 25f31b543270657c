import { create, toBinary } from '@bufbuild/protobuf';
import { ListPublicStoriesResponseSchema, StorySchema } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { Story } from '@fabula/rules/release/release';
import { CARD_LIMITS } from '@fabula/story/card-limits';
import { expect, test } from '@jest/globals';
import { listedStory } from './listed-story.ts';

const both = (text: string) => ({ en: text, fr: text });

const STORY: Story = {
  ...{
    id: '3f372617-f0ba-4f3a-86f0-ce2ea6ec39c1',
    slug: 'good',
    name: both('Good'),
    description: both('Well.'),
  },
  ...{ languages: ['en', 'fr'], isComingSoon: false, ownerId: null, isInOwnerCatalogue: false },
  ...{ rating: 'ESRB_EVERYONE', ratingTags: ['Comic Mischief'], genres: [both('Comedy')] },
  ...{ interactivityLevel: 'Low', branchingLevel: 'Low' },
  ...{ backgroundColor: '#000000', textColor: '#000000', controlColor: '#000000' },
  ...{ estimatedMinutes: 15, createdAt: '2026-01-01', maxInteractions: 30, par: 12 },
  ...{
    soundIntro: '',
    background: 'places/a.jpg?v=1',
    logo: both(''),
    cover: both(''),
    sampleImages: ['a?v=1'],
  },
};

test('a story within its bounds is listed as it is', () => {
  expect(listedStory({ card: STORY, userStarted: false, isClosed: false }, 'en')).toMatchObject({
    ...{ name: 'Good', catalogueDescription: 'Well.', createdAt: '2026-01-01T00:00:00.000Z' },
    genreTags: [{ key: 'comedy', value: 'Comedy' }],
    sampleImages: [`/media/image/${STORY.id}/a?v=1`],
    ...{ estimatedMinuteDuration: 15, loopMaxNumberOfInteractions: 30 },
  });
});

test('one of before there were bounds neither fills the list nor breaks it', () => {
  const long = both('😀'.repeat(50_000));
  const huge: Story = {
    ...STORY,
    ...{
      name: long,
      description: long,
      genres: Array(5_000).fill(long),
      ratingTags: Array(5_000).fill('Violence'),
    },
    ...{ languages: Array(5_000).fill('en'), sampleImages: Array(5_000).fill('a?v=1') },
    ...{ estimatedMinutes: 1e15, maxInteractions: 1e15, createdAt: '2026-99-99' },
  };
  const listed = create(StorySchema, listedStory({ card: huge, userStarted: false, isClosed: false }, 'fr'));
  const answer = create(ListPublicStoriesResponseSchema, { stories: [listed] });
  expect(toBinary(ListPublicStoriesResponseSchema, answer).length).toBeLessThan(8_000);
  expect([...listed.name]).toHaveLength(CARD_LIMITS.name);
  expect(listed).toMatchObject({ createdAt: '', name: expect.stringMatching(/😀…$/u) });
});
