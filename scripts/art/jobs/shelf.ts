import sharp from 'sharp';
import { coverSvg } from '../cover.ts';
import { LANGUAGES, type StorySlug, shelf } from '../stories.ts';
import { lettering, titleSvg } from '../titles/lettering.ts';
import { writeJpeg, writeMedia } from './files.ts';

/** Covers (1600 x 1200) and titles of stories, in every language. */
export async function drawShelf(slugs: StorySlug[]): Promise<void> {
  for (const story of shelf.filter(({ slug }) => slugs.includes(slug))) {
    for (const language of LANGUAGES) {
      const title = titleSvg(story.name[language], lettering(story.title, story.title.lines[language]));
      await writeMedia(story.slug, `title.${language}.svg`, `${title}\n`);
      await writeJpeg(story.slug, `cover.${language}.jpg`, sharp(Buffer.from(coverSvg(story, language))));
    }
  }
}
