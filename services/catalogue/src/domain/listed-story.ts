import type { MessageInitShape } from '@bufbuild/protobuf';
import type { StorySchema } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { Story } from '@fabula/rules/release/release';
import { LANGUAGES, type Language, type Localized } from '@fabula/rules/release/text';
import { CARD_LIMITS, lengthOf, MOST_INTERACTIONS, MOST_MINUTES } from '@fabula/story/card-limits';

/** The language of texts for a wish: English where a story is not written in it. */
export function languageFor(wish: string): Language {
  return LANGUAGES.find((language) => language === wish) ?? 'en';
}

interface Listed {
  readonly card: Story;
  readonly userStarted: boolean;
  readonly isClosed: boolean;
}

/**
 * A story as lists and pages show it. Releases of before the checker had bounds may exceed them: a list that one story could
 * make too large, or break, would be nobody's.
 */
export function listedStory(
  { card: story, userStarted, isClosed }: Listed,
  language: Language,
): MessageInitShape<typeof StorySchema> {
  const image = (path: string) => mediaUrl('image', story.id, path);
  return {
    id: story.id,
    slug: story.slug,
    name: shortened(story.name[language], CARD_LIMITS.name),
    storyLogoImage: image(story.logo[language]),
    backgroundImage: image(story.background),
    coverImage: image(story.cover[language]),
    sampleImages: story.sampleImages.slice(0, CARD_LIMITS.samples).map(image),
    soundIntro: mediaUrl('audio', story.id, story.soundIntro),
    catalogueDescription: shortened(story.description[language], CARD_LIMITS.description),
    isComingSoon: story.isComingSoon,
    ...{ userStarted, isClosed },
    ...(story.ownerId === null ? {} : { ownerId: story.ownerId }),
    isInOwnerCatalogue: story.isInOwnerCatalogue,
    esbrRating: story.rating,
    esbrTags: story.ratingTags
      .slice(0, CARD_LIMITS.ratingTags)
      .map((value) => ({ key: keyOf(value), value })),
    genreTags: story.genres.slice(0, CARD_LIMITS.genres).map((genre) => keyed(genre, language)),
    interactivityLevel: story.interactivityLevel,
    branchingLevel: story.branchingLevel,
    backgroundRgbaColor: story.backgroundColor,
    textRgbaColor: story.textColor,
    controlRgbaColor: story.controlColor,
    createdAt: timeOf(story.createdAt),
    estimatedMinuteDuration: Math.min(story.estimatedMinutes, MOST_MINUTES),
    languages: story.languages.slice(0, CARD_LIMITS.languages),
    loopMaxNumberOfInteractions: Math.min(story.maxInteractions, MOST_INTERACTIONS),
  };
}

/** A path on our origin; pages add the size they want. '' stays ''. */
function mediaUrl(kind: 'image' | 'audio', storyId: string, path: string): string {
  return path === '' ? '' : `/media/${kind}/${storyId}/${path}`;
}

function keyed(text: Localized, language: Language): { key: string; value: string } {
  const of = (each: Language) => shortened(text[each], CARD_LIMITS.genre);
  return { key: keyOf(of('en')), value: of(language) };
}

function shortened(text: string, most: number): string {
  return lengthOf(text) <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;
}

/** '' of what is no date. */
function timeOf(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/** The same in every language, e.g. `comic-mischief`. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
