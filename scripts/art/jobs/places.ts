import sharp from 'sharp';
import type { PlaceKey } from '../places/places.ts';
import { places } from '../places/places.ts';
import type { StorySlug } from '../stories.ts';
import { sized, writeJpeg } from './files.ts';

const KEYS: Record<StorySlug, PlaceKey[]> = {
  'put-out-the-light': ['lighthouse', 'lighthouse-lit', 'lamp-room', 'lamp-room-dark'],
  'nobody-steals-the-moon': ['market', 'observatory'],
  'the-dragons-advocate': ['court', 'pass'],
};

/** The places of the stories, 2560 x 1600. */
export async function drawPlaces(slugs: StorySlug[]): Promise<void> {
  for (const slug of slugs) {
    for (const key of KEYS[slug]) {
      const image = sharp(sized(places[key].draw(), 2560, 1600));
      await writeJpeg(slug, `places/${key}.jpg`, image, 76);
    }
  }
}
