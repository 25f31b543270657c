import { EMOTIONS } from '@fabula/rules/release/text';
import type { z } from 'zod';
import { MEDIA_FILES, sampleNumber } from './media-files.ts';
import type { characterSchema } from './schema/character.ts';
import type { AuthoredMoment } from './schema/moment.ts';
import type { storySchema } from './schema/story.ts';
import { mediaPath, type StoryFolder } from './story-folder.ts';

export type AuthoredStory = z.infer<ReturnType<typeof storySchema>>;
export type AuthoredCharacter = z.infer<ReturnType<typeof characterSchema>>;

/** A moment in which the player talks. */
export type TalkMoment = Extract<AuthoredMoment, { deflections: unknown }>;

/** Everything of a story that could be read, by slug. */
export interface Authored {
  readonly story: AuthoredStory;
  readonly characters: ReadonlyMap<string, AuthoredCharacter>;
  readonly moments: ReadonlyMap<string, AuthoredMoment>;
}

/** The release's data, still to be checked by the release's own schema. */
export function buildRelease(folder: StoryFolder, authored: Authored): unknown {
  const { start, items, dynamicItems, places } = authored.story;
  const pictured = <T extends { slug: string }>(kind: 'item' | 'place', list: readonly T[]) =>
    list.map((each) => ({ ...each, image: mediaPath(folder, MEDIA_FILES[kind](each.slug)) }));
  return {
    schema: 1,
    story: buildStory(folder, authored.story),
    startMomentId: start,
    characters: [...authored.characters].map(([slug, character]) => buildCharacter(folder, slug, character)),
    items: pictured('item', items),
    dynamicItems: pictured('item', dynamicItems),
    places: pictured('place', places),
    moments: [...authored.moments].map(([slug, moment]) => buildMoment(folder, slug, moment, authored)),
  };
}

function buildStory(folder: StoryFolder, story: AuthoredStory): unknown {
  const { background, start: _start, facts: _facts, places, ...others } = story;
  const { items: _items, dynamicItems: _dynamicItems, ...plain } = others;
  const place = places.find(({ id }) => id === background);
  const cover = both((language) => mediaPath(folder, MEDIA_FILES.cover(language)));
  return {
    ...plain,
    slug: folder.slug,
    soundIntro: mediaPath(folder, MEDIA_FILES.intro()),
    background: place === undefined ? cover.en : mediaPath(folder, MEDIA_FILES.place(place.slug)),
    logo: both((language) => mediaPath(folder, MEDIA_FILES.title(language))),
    cover,
    sampleImages: [...folder.media.keys()]
      .filter((path) => sampleNumber(path) !== undefined)
      .map((path) => mediaPath(folder, path)),
  };
}

function buildCharacter(folder: StoryFolder, slug: string, character: AuthoredCharacter): unknown {
  const { deflections: _deflections, answers: _answers, replies: _replies, ...plain } = character;
  const perEmotion = (kind: 'portrait' | 'video') =>
    Object.fromEntries(
      EMOTIONS.map((emotion) => [emotion, mediaPath(folder, MEDIA_FILES[kind](slug, emotion))]).filter(
        ([, path]) => path !== '',
      ),
    );
  return {
    ...plain,
    slug,
    // What is missing is an error of its own; the rest of the story can be checked nevertheless.
    description: both(
      (language) => (folder.texts.get(`characters/${slug}.${language}.md`) ?? '').trim() || slug,
    ),
    images: perEmotion('portrait'),
    videos: perEmotion('video'),
    figure: mediaPath(folder, MEDIA_FILES.figure(slug)),
  };
}

function buildMoment(folder: StoryFolder, slug: string, moment: AuthoredMoment, authored: Authored): unknown {
  const { place, character: characterId, silent, ...plain } = moment;
  const image = mediaPath(folder, MEDIA_FILES.momentPicture(slug));
  const built = {
    ...plain,
    ...(image !== '' && { image }),
    slug,
    placeId: place,
    characterId,
    sound: silent ? '' : mediaPath(folder, MEDIA_FILES.momentSound(slug)),
  };
  const character = speakerOf(moment, authored);
  return {
    ...built,
    ...('deflections' in moment && {
      deflections: withInherited(moment, moment.deflections, character?.deflections),
    }),
    ...('answers' in moment && {
      answers: withInherited(moment, moment.answers, character?.answers),
      replies: [...moment.replies, ...(character?.replies ?? [])],
    }),
  };
}

function speakerOf({ character }: AuthoredMoment, { characters }: Authored): AuthoredCharacter | undefined {
  return [...characters.values()].find(({ id }) => id === character);
}

/** The moment's, then the character's own that hold in this moment and are not written in the moment itself. */
function withInherited(
  moment: AuthoredMoment,
  own: readonly Named[],
  ofCharacter: readonly Inherited[] = [],
) {
  const names = new Set(own.map(({ id }) => id));
  const inherited = ofCharacter.filter(
    ({ id, moments }) => !names.has(id) && (moments === undefined || moments.includes(moment.id)),
  );
  return [...own, ...inherited.map(({ moments: _moments, ...rest }) => rest)];
}

interface Named {
  readonly id: string;
}

/** Written with a character: for all of its moments, or only for these. */
interface Inherited extends Named {
  readonly moments?: readonly string[] | undefined;
}

function both<T>(make: (language: 'en' | 'fr') => T): { en: T; fr: T } {
  return { en: make('en'), fr: make('fr') };
}
