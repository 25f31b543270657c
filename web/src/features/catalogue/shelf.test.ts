import { expect, test } from '@jest/globals';
import { storyOf } from '../../testing/story.ts';
import type { Story } from './api.ts';
import { offeredOf, shelfOrder, slidesOf, startedOf } from './shelf.ts';

const story = (id: string, fields: Partial<Story> = {}): Story =>
  storyOf(id, { backgroundImage: `${id}.jpg`, ...fields });
const old = story('old', { createdAt: '2024-01-01' });
const young = story('young', { createdAt: '2025-06-01', sampleImages: ['a.jpg', 'b.jpg'] });
const soon = story('soon', { createdAt: '2025-09-01', isComingSoon: true });

test('the newest first, what is only announced last', () => {
  expect(shelfOrder([old, soon, young]).map(({ id }) => id)).toEqual(['young', 'old', 'soon']);
});
test('each playable story has one slide: its scene, else its place', () => {
  expect(slidesOf([old, soon, young]).map(({ image }) => image)).toEqual(['a.jpg', 'old.jpg']);
});
test('a story that stands alone shows its own scenes', () => {
  expect(slidesOf([young, soon]).map(({ image }) => image)).toEqual(['a.jpg', 'b.jpg']);
});
test('an empty name of a scene is none', () => {
  const empty = story('empty', { createdAt: '2026-01-01', sampleImages: ['', 'c.jpg'] });
  const none = story('none', { sampleImages: [''] });
  expect(slidesOf([empty, none]).map(({ image }) => image)).toEqual(['c.jpg', 'none.jpg']);
  expect(slidesOf([empty]).map(({ image }) => image)).toEqual(['c.jpg']);
  expect(slidesOf([none]).map(({ image }) => image)).toEqual(['none.jpg']);
});
test('nothing to play, nothing to show', () => {
  expect(slidesOf([soon])).toEqual([]);
});
test('what is closed comes last, has no slide, and is offered to nobody', () => {
  const closed = story('closed', { createdAt: '2025-12-01', isClosed: true, userStarted: true });
  expect(shelfOrder([closed, soon, old]).map(({ id }) => id)).toEqual(['old', 'soon', 'closed']);
  expect(slidesOf([closed, old, young]).map(({ story: { id } }) => id)).toEqual(['young', 'old']);
  expect(offeredOf([closed, soon, old]).map(({ id }) => id)).toEqual(['old', 'soon']);
  expect(startedOf([closed, old], []).map((one) => one.story.id)).toEqual(['closed']);
});
test('begun stories are those with a run, or, until that is known, those that say so', () => {
  const begun = story('begun', { userStarted: true });
  const progress = [
    { storyId: 'young', state: 'ONGOING', progress: 40 },
    { storyId: 'begun', state: 'FRESH', progress: 0 },
  ];
  expect(startedOf([old, young, begun], progress)).toEqual([{ story: young, progress: 40 }]);
  expect(startedOf([old, begun], []).map((one) => one.story.id)).toEqual(['begun']);
});
