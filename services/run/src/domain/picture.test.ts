import { createRun } from '@fabula/rules/run';
import { expect, it } from '@jest/globals';
import { aMoment, aRelease, both, id, item, LAMP } from '../../../rules/test/build.ts';
import { itemPicture } from './picture.ts';
import { gameView } from './view.ts';

const CATCH = id(950);
const release = aRelease(
  [aMoment(1, { type: 'epilogue', image: 'moments/one.jpg?v=9' })],
  {},
  {
    items: [item(LAMP, { image: 'items/lamp.jpg?v=2' })],
    dynamicItems: [
      {
        id: CATCH,
        slug: 'catch',
        name: both('Fish'),
        description: both('Wet'),
        image: 'items/catch.jpg?v=3',
      },
    ],
  },
);
const media = (path: string) => `/media/image/${release.story.id}/${path}`;

it('an item looks as its story draws it, what is made from a template as the template', () => {
  expect(itemPicture(release, LAMP)).toBe(media('items/lamp.jpg?v=2'));
  expect(itemPicture(release, CATCH)).toBe(media('items/catch.jpg?v=3'));
  expect(itemPicture(release, id(951))).toBe('');
});

it('a moment looks like its own picture, and like its place where it has none', () => {
  const before = { completions: {}, bestRank: null };
  const shown = (of: typeof release) => {
    const state = createRun({ release: of, releaseVersion: 1, language: 'en', loopNumber: 1, before });
    const ids = { playerStoryId: id(1), playerMomentId: id(2), userId: 'u' };
    const source = { ...ids, state, seed: 'ab', turns: 0, endedWithStory: false };
    return gameView(of, source).momentImageDetails?.url;
  };
  const place = { ...release.places[0], image: 'places/quay.jpg?v=4' } as (typeof release.places)[number];
  const plain = aRelease([aMoment(1, { type: 'epilogue' })], {}, { places: [place] });
  expect(shown({ ...release, places: [place] })).toBe(media('moments/one.jpg?v=9'));
  expect(shown(plain)).toBe(media('places/quay.jpg?v=4'));
});
