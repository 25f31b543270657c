import type { PlaceKey } from '../places/places.ts';
import { badge } from './badge.ts';
import { lantern } from './lantern.ts';
import { whistle } from './whistle.ts';

/** Items are drawn in a box of 1000 x 1000 around its middle. */
export const BOX = 1000;

export interface ItemArt {
  /** As the story names it. */
  slug: string;
  draw: () => string;
  place: PlaceKey;
  /** The colour of the light around it. */
  glow: string;
}

/** The items of "Put Out the Light", each with the place that its picture shows. */
export const items: ItemArt[] = [
  { slug: 'storm-lantern', draw: lantern, place: 'lamp-room-dark', glow: '#ffcf70' },
  { slug: 'nolwenns-whistle', draw: whistle, place: 'lighthouse', glow: '#8fd6e8' },
  { slug: 'relief-badge', draw: badge, place: 'lamp-room', glow: '#ffe6a8' },
];
