import { buildFigure } from '../people/build.ts';
import { maud } from '../people/maud.ts';
import { perrin } from '../people/perrin.ts';
import type { Person } from '../people/person.ts';
import type { Pose } from '../people/still.ts';
import { yann } from '../people/yann.ts';
import type { PlaceKey } from '../places/places.ts';
import { putOutTheLight } from '../stories.ts';
import { writeJpeg } from './files.ts';
import { backdrop, onStage } from './scene.ts';

const SIZE = { width: 1920, height: 1080 };
const SCENES: { person: Person; place: PlaceKey; pose: Pose }[] = [
  { person: maud, place: 'lighthouse', pose: { emotion: 'surprise', strength: 2 } },
  { person: perrin, place: 'lighthouse', pose: { emotion: 'fear', strength: 3, open: 0.4 } },
  { person: yann, place: 'lamp-room-dark', pose: { emotion: 'anger', strength: 3 } },
  { person: yann, place: 'lamp-room', pose: { emotion: 'happiness', strength: 3 } },
];

/** Moments of play without the interface, 1920 x 1080, as the catalogue's carousel shows them. */
export async function drawSamples(): Promise<void> {
  for (const [i, { person, place, pose }] of SCENES.entries()) {
    const back = await backdrop(place, SIZE);
    const image = await onStage(back, SIZE, { figure: buildFigure(person), place, pose, share: 0.98 });
    await writeJpeg(putOutTheLight.slug, `sample-${i + 1}.jpg`, image, 80);
  }
}
