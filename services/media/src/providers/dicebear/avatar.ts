import { createAvatar } from '@dicebear/core';
import * as shapes from '@dicebear/shapes';
import * as thumbs from '@dicebear/thumbs';

export const AVATAR_STYLES = ['character', 'item'] as const;
export type AvatarStyle = (typeof AVATAR_STYLES)[number];

// The house's own colours: surfaces behind, accents in front (design tokens ink, lamp, ember, tide, property tags).
const BACKGROUNDS = ['2c2042', '40315d', '1f1630'];
const ACCENTS = ['ffcf70', 'ff7a59', '6fe0cf', '57b3ff', '76cf69'];

/** A placeholder picture as SVG, always the same for the same seed. Both styles are CC0. */
export function avatar(style: AvatarStyle, seed: string): string {
  const options = { seed, backgroundColor: BACKGROUNDS };
  if (style === 'character') return createAvatar(thumbs, { ...options, shapeColor: ACCENTS }).toString();
  return createAvatar(shapes, {
    ...options,
    shape1Color: ACCENTS,
    shape2Color: ACCENTS,
    shape3Color: ACCENTS,
  }).toString();
}
