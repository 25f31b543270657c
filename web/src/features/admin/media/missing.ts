import { kindOf, MEDIA_FOLDER } from '@fabula/story/draft-files';
import { SourceFile } from '@fabula/story/source-file';
import type { Draft } from '../draft/draft.ts';
import { slugsOf } from '../widgets/slugs.ts';
import { type Fields, fieldsOf, listOf, textOf, valueAt } from '../widgets/values.ts';
import { coverSlot, EMOTION_KEYS, itemSlot, placeSlot, portraitSlot, titleSlot } from './slots.ts';
import { mediaPaths } from './useMedia.ts';

/** A picture that a story lacks, and what is to be seen on it until its author has a better one. */
export type Wanted = { readonly path: string } & (
  | { readonly kind: 'cover' | 'title' | 'place'; readonly seed: string; readonly name: string }
  | { readonly kind: 'item'; readonly seed: string }
  | { readonly kind: 'portrait'; readonly seed: string; readonly emotion: (typeof EMOTION_KEYS)[number] }
);

/** All pictures that the story could show and that are not there. */
export function missingPictures(draft: Draft): readonly Wanted[] {
  const there = mediaPaths(draft.files());
  const story = fieldsOf(new SourceFile('story.yaml', draft.textOf('story.yaml') ?? '').value);
  const slugs = slugsOf(draft);
  const items = [...slugs.item, ...slugs['dynamic item']];
  const seed = draft.storyId;
  const wanted: Wanted[] = [
    ...languagesOf(story).flatMap((language): Wanted[] => {
      const name = textOf(valueAt(story, ['name', language]));
      return [
        { kind: 'cover', path: coverSlot(language).path, seed, name },
        { kind: 'title', path: titleSlot(language).path, seed, name },
      ];
    }),
    ...slugs.place.map((slug): Wanted => {
      const name = textOf(valueAt(story, ['places', slug, 'name', 'en'])) || slug;
      return { kind: 'place', path: placeSlot(slug).path, seed: slug, name };
    }),
    ...items.map((slug): Wanted => ({ kind: 'item', path: itemSlot(slug).path, seed: slug })),
    ...slugs.character.flatMap((slug) =>
      EMOTION_KEYS.map((emotion): Wanted => {
        return { kind: 'portrait', path: portraitSlot(slug, emotion).path, seed: slug, emotion };
      }),
    ),
  ];
  // What has a name that no file can have is the checker's to tell.
  return wanted.filter(({ path }) => !there.has(path) && kindOf(MEDIA_FOLDER + path) === 'media');
}

/** In which it is told, as the checker asks for its covers. */
function languagesOf({ languages }: Fields): string[] {
  return listOf(languages).flatMap((language) => (typeof language === 'string' ? [language] : []));
}

/** What a story is painted in. */
export interface Colours {
  readonly background: string;
  readonly text: string;
  readonly control: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The story's own colours, as far as it says them. */
export function coloursOf(draft: Draft): Colours {
  const story = fieldsOf(new SourceFile('story.yaml', draft.textOf('story.yaml') ?? '').value);
  const colour = (field: string, otherwise: string) => {
    const said = textOf(story[field]);
    return HEX.test(said) ? said : otherwise;
  };
  return {
    background: colour('backgroundColor', '#1f1630'),
    text: colour('textColor', '#ffffff'),
    control: colour('controlColor', '#ffcf70'),
  };
}
