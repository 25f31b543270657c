import { aldith } from '../people/aldith.ts';
import { bastien } from '../people/bastien.ts';
import { buildFigure } from '../people/build.ts';
import { cindre } from '../people/cindre.ts';
import { ines } from '../people/ines.ts';
import { lune } from '../people/lune.ts';
import { maud } from '../people/maud.ts';
import { orsini } from '../people/orsini.ts';
import { osk } from '../people/osk.ts';
import { perrin } from '../people/perrin.ts';
import { roderic } from '../people/roderic.ts';
import type { Pose } from '../people/still.ts';
import { yann } from '../people/yann.ts';
import type { StorySlug } from '../stories.ts';
import type { Casting } from './cast.ts';
import { writeJpeg } from './files.ts';
import { backdrop, onStage } from './scene.ts';

const SIZE = { width: 1920, height: 1080 };

type Scene = Casting & { pose: Pose };

const SCENES: Record<StorySlug, Scene[]> = {
  'put-out-the-light': [
    { person: maud, place: 'lighthouse', pose: { emotion: 'surprise', strength: 2 } },
    { person: perrin, place: 'lighthouse', pose: { emotion: 'fear', strength: 3, open: 0.4 } },
    { person: yann, place: 'lamp-room-dark', pose: { emotion: 'anger', strength: 3 } },
    { person: yann, place: 'lamp-room', pose: { emotion: 'happiness', strength: 3 } },
  ],
  'nobody-steals-the-moon': [
    { person: ines, place: 'market', pose: { emotion: 'happiness', strength: 2 } },
    { person: bastien, place: 'market', pose: { emotion: 'fear', strength: 4, open: 0.4 } },
    { person: orsini, place: 'observatory', pose: { emotion: 'disgust', strength: 2 } },
    { person: lune, place: 'observatory', pose: { emotion: 'surprise', strength: 3, open: 0.5 } },
  ],
  'the-dragons-advocate': [
    { person: roderic, place: 'court', pose: { emotion: 'anger', strength: 3, open: 0.4 } },
    { person: osk, place: 'court', pose: { emotion: 'fear', strength: 3 } },
    { person: aldith, place: 'court', pose: { emotion: 'normal', strength: 3 } },
    { person: cindre, place: 'pass', pose: { emotion: 'sadness', strength: 3 } },
  ],
};

async function drawScene(slug: StorySlug, number: number, scene: Scene): Promise<void> {
  const { person, place, pose } = scene;
  const back = await backdrop(place, SIZE);
  const image = await onStage(back, SIZE, { figure: buildFigure(person), place, pose, share: 0.98 });
  await writeJpeg(slug, `sample-${number}.jpg`, image, 80);
}

/** Moments of play without the interface, 1920 x 1080, as the catalogue's carousel shows them. */
export async function drawSamples(slugs: StorySlug[]): Promise<void> {
  for (const slug of slugs) {
    for (const [i, scene] of SCENES[slug].entries()) await drawScene(slug, i + 1, scene);
  }
}
