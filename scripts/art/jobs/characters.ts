import { EMOTION_KEYS } from '@fabula/web/lib/figure/numbers';
import { buildFigure } from '../people/build.ts';
import { putOutTheLight } from '../stories.ts';
import { cast } from './cast.ts';
import { writeJpeg, writeMedia } from './files.ts';
import { backdrop, onStage } from './scene.ts';

const SIZE = { width: 1080, height: 1440 };

/** Per character the live figure and one picture for each emotion, 1080 x 1440. */
export async function drawCharacters(): Promise<void> {
  for (const { person, place } of cast) {
    const figure = buildFigure(person);
    const folder = `characters/${person.key}`;
    await writeMedia(putOutTheLight.slug, `${folder}/figure.json`, `${JSON.stringify(figure)}\n`);
    const back = await backdrop(place, SIZE);
    for (const emotion of EMOTION_KEYS) {
      const image = await onStage(back, SIZE, { figure, place, pose: { emotion, strength: 4 }, share: 0.96 });
      await writeJpeg(putOutTheLight.slug, `${folder}/${emotion}.jpg`, image);
    }
  }
}
