import { createAvatar } from '@dicebear/core';
import * as shapes from '@dicebear/shapes';
import * as thumbs from '@dicebear/thumbs';
import type { EmotionKey } from '@fabula/rules/release/text';

interface Look {
  /** Of the style's own, all of which smile with their mouths. */
  readonly eyes: 'variant4W14' | 'variant5W12' | 'variant6W14' | 'variant7W14';
  /** Strokes over a face of 100 by 100, beside what is filled. */
  readonly strokes: string;
  readonly filled?: string;
}

const SORRY = 'M34 41L44 36M66 41L56 36';
const CROSS = 'M35 36L45 40M65 36L55 40';

/** How somebody looks whose picture is not drawn yet. */
const LOOKS: Readonly<Record<EmotionKey, Look>> = {
  normal: { eyes: 'variant5W12', strokes: 'M42 61Q50 64 58 61' },
  happiness: { eyes: 'variant4W14', strokes: '', filled: 'M39 58Q50 75 61 58Z' },
  sadness: { eyes: 'variant5W12', strokes: `${SORRY}M42 66Q50 58 58 66` },
  anger: { eyes: 'variant5W12', strokes: `${CROSS}M41 64L59 64` },
  fear: { eyes: 'variant6W14', strokes: `${SORRY}M40 65Q43 61 46 65T52 65T58 65` },
  disgust: { eyes: 'variant7W14', strokes: `${CROSS}M41 63Q46 59 50 63T60 60` },
  surprise: { eyes: 'variant6W14', strokes: '', filled: 'M45 64a5 6 0 1 0 10 0a5 6 0 1 0 -10 0Z' },
};

/** Behind what is drawn the story's own colour is seen. */
const CLEAR = ['transparent'];
const STILL = [0, 0];
const plain = (colour: string) => colour.replace('#', '');

/** A face as SVG of 100 by 100, the same person for the same seed. The style is CC0; brows and mouths are ours. */
export function face(seed: string, emotion: EmotionKey, colours: readonly string[]): string {
  const { eyes, strokes, filled = '' } = LOOKS[emotion];
  const person = createAvatar(thumbs, {
    ...{ seed, backgroundColor: CLEAR, shapeColor: colours.map(plain), rotate: 0 },
    ...{ shapeRotation: STILL, shapeOffsetX: STILL, shapeOffsetY: STILL },
    ...{ faceOffsetX: STILL, faceOffsetY: STILL, faceRotation: STILL, face: ['variant1'] },
    ...{ eyes: [eyes], eyesColor: ['000000'], mouthColor: CLEAR },
  }).toString();
  const drawn = `<path d="${strokes}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/><path d="${filled}" fill="#000"/>`;
  return person.replace(/<\/svg>\s*$/, `${drawn}</svg>`);
}

/** A thing as SVG of 100 by 100, the same for the same seed. The style is CC0. */
export function thing(seed: string, colours: readonly string[]): string {
  const shapeColours = colours.map(plain);
  return createAvatar(shapes, {
    ...{ seed, backgroundColor: CLEAR },
    ...{ shape1Color: shapeColours, shape2Color: shapeColours, shape3Color: shapeColours },
  }).toString();
}
