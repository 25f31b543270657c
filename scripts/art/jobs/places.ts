import sharp from 'sharp';
import type { PlaceKey } from '../places/places.ts';
import { places } from '../places/places.ts';
import { putOutTheLight } from '../stories.ts';
import { sized, writeJpeg } from './files.ts';

const KEYS: PlaceKey[] = ['lighthouse', 'lighthouse-lit', 'lamp-room', 'lamp-room-dark'];

/** The places of the story, 2560 x 1600. */
export async function drawPlaces(): Promise<void> {
  for (const key of KEYS) {
    const image = sharp(sized(places[key].draw(), 2560, 1600));
    await writeJpeg(putOutTheLight.slug, `places/${key}.jpg`, image, 76);
  }
}
