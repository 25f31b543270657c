import { EMOTION_KEYS } from '@fabula/figure/numbers';
import { buildFigure } from '../people/build.ts';
import type { StorySlug } from '../stories.ts';
import { type Casting, casts } from './cast.ts';
import { writeJpeg, writeMedia } from './files.ts';
import { backdrop, onStage } from './scene.ts';

const SIZE = { width: 1080, height: 1440 };

async function drawCharacter(slug: StorySlug, { person, place }: Casting): Promise<void> {
  const figure = buildFigure(person);
  const folder = `characters/${person.key}`;
  await writeMedia(slug, `${folder}/figure.json`, `${JSON.stringify(figure)}\n`);
  const back = await backdrop(place, SIZE);
  for (const emotion of EMOTION_KEYS) {
    const image = await onStage(back, SIZE, { figure, place, pose: { emotion, strength: 4 }, share: 0.96 });
    await writeJpeg(slug, `${folder}/${emotion}.jpg`, image);
  }
}

/** Per character the live figure and one picture for each emotion, 1080 x 1440. */
export async function drawCharacters(slugs: StorySlug[]): Promise<void> {
  for (const slug of slugs) for (const casting of casts[slug]) await drawCharacter(slug, casting);
}
