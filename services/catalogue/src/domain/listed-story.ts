import type { MessageInitShape } from '@bufbuild/protobuf';
import type { StorySchema } from '@fabula/proto/catalogue/v1/catalogue_pb';
import type { Story } from '@fabula/rules/release/release';
import { LANGUAGES, type Language, type Localized } from '@fabula/rules/release/text';

/** The language of texts for a wish: English where a story is not written in it. */
export function languageFor(wish: string): Language {
  return LANGUAGES.find((language) => language === wish) ?? 'en';
}

/** A story as lists and pages show it. */
export function listedStory(
  story: Story,
  language: Language,
  userStarted: boolean,
): MessageInitShape<typeof StorySchema> {
  const image = (path: string) => mediaUrl('image', story.id, path);
  return {
    id: story.id,
    slug: story.slug,
    name: story.name[language],
    storyLogoImage: image(story.logo[language]),
    backgroundImage: image(story.background),
    coverImage: image(story.cover[language]),
    sampleImages: story.sampleImages.map(image),
    soundIntro: mediaUrl('audio', story.id, story.soundIntro),
    catalogueDescription: story.description[language],
    isComingSoon: story.isComingSoon,
    userStarted,
    ...(story.ownerId === null ? {} : { ownerId: story.ownerId }),
    isInOwnerCatalogue: story.isInOwnerCatalogue,
    esbrRating: story.rating,
    esbrTags: story.ratingTags.map((value) => ({ key: keyOf(value), value })),
    genreTags: story.genres.map((genre) => keyed(genre, language)),
    interactivityLevel: story.interactivityLevel,
    branchingLevel: story.branchingLevel,
    backgroundRgbaColor: story.backgroundColor,
    textRgbaColor: story.textColor,
    controlRgbaColor: story.controlColor,
    createdAt: new Date(story.createdAt).toISOString(),
    estimatedMinuteDuration: story.estimatedMinutes,
    languages: story.languages,
    loopMaxNumberOfInteractions: story.maxInteractions,
  };
}

/** A path on our origin; pages add the size they want. '' stays ''. */
function mediaUrl(kind: 'image' | 'audio', storyId: string, path: string): string {
  return path === '' ? '' : `/media/${kind}/${storyId}/${path}`;
}

function keyed(text: Localized, language: Language): { key: string; value: string } {
  return { key: keyOf(text.en), value: text[language] };
}

/** The same in every language, e.g. `comic-mischief`. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
