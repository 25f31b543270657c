import { fileURLToPath } from 'node:url';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { EMOTIONS } from '@fabula/rules/release/text';
import { SourceFile } from '@fabula/story/source-file';
import type { StoryFolder } from '@fabula/story/story-folder';

/** A story folder of test/stories, with a hash for every picture and sound that it should have. */
export async function fixtureWithMedia(name: string): Promise<StoryFolder> {
  const { slug, texts } = await readFolder(fileURLToPath(new URL(`./stories/${name}`, import.meta.url)));
  return { slug, texts, media: new Map(mediaOf(texts).map((path) => [path, '0badcafe'])) };
}

function mediaOf(texts: StoryFolder['texts']): string[] {
  const slugs = (kind: string) =>
    [...texts.keys()].flatMap((path) => new RegExp(`^${kind}/(.+)\\.yaml$`).exec(path)?.[1] ?? []);
  return [
    ...['en', 'fr'].flatMap((language) => [`cover.${language}.jpg`, `title.${language}.svg`]),
    ...placesOf(texts.get('story.yaml') ?? '').map((place) => `places/${place}.jpg`),
    ...slugs('characters').flatMap((who) => EMOTIONS.map((emotion) => `characters/${who}/${emotion}.jpg`)),
    ...slugs('moments').map((moment) => `sounds/${moment}.mp3`),
  ];
}

function placesOf(text: string): string[] {
  const { value } = new SourceFile('story.yaml', text);
  const places = typeof value === 'object' && value !== null && 'places' in value ? value.places : {};
  return Object.keys(places ?? {});
}
