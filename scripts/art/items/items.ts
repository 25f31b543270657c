import type { PlaceKey } from '../places/places.ts';
import type { StorySlug } from '../stories.ts';
import { badge } from './badge.ts';
import { candle } from './candle.ts';
import { invitation, nameCard } from './cards.ts';
import { chain } from './chain.ts';
import { chart } from './chart.ts';
import { lensCloth } from './cloth.ts';
import { kettle } from './kettle.ts';
import { lantern } from './lantern.ts';
import { pearl } from './pearl.ts';
import { primer } from './primer.ts';
import { redGlass } from './red-glass.ts';
import { robe } from './robe.ts';
import { rubbing } from './rubbing.ts';
import { shell } from './shell.ts';
import { shoes } from './shoes.ts';
import { waterGlass } from './water-glass.ts';
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

/** The items of each story, each with the place that its picture shows. */
export const items: Record<StorySlug, ItemArt[]> = {
  'put-out-the-light': [
    { slug: 'storm-lantern', draw: lantern, place: 'lamp-room-dark', glow: '#ffcf70' },
    { slug: 'nolwenns-whistle', draw: whistle, place: 'lighthouse', glow: '#8fd6e8' },
    { slug: 'relief-badge', draw: badge, place: 'lamp-room', glow: '#ffe6a8' },
    { slug: 'corrected-chart', draw: chart, place: 'lighthouse', glow: '#ffe6a8' },
    { slug: 'red-glass', draw: redGlass, place: 'lamp-room-dark', glow: '#ff5a3c' },
  ],
  'nobody-steals-the-moon': [
    { slug: 'shell', draw: shell, place: 'market', glow: '#ffd9a0' },
    { slug: 'kettle', draw: kettle, place: 'market', glow: '#ffb27a' },
    { slug: 'soft-shoes', draw: shoes, place: 'observatory', glow: '#cfe8b0' },
    { slug: 'lens-cloth', draw: lensCloth, place: 'observatory', glow: '#7ff0dc' },
    { slug: 'invitation', draw: invitation, place: 'market', glow: '#ffe09a' },
    { slug: 'orsini-card', draw: nameCard, place: 'observatory', glow: '#e8b0d6' },
    { slug: 'false-moon', draw: pearl, place: 'observatory', glow: '#efeaf8' },
  ],
  'the-dragons-advocate': [
    { slug: 'robe', draw: robe, place: 'court', glow: '#ffcf7a' },
    { slug: 'candle-stub', draw: candle, place: 'court', glow: '#ffb45e' },
    { slug: 'scorch-rubbing', draw: rubbing, place: 'court', glow: '#ffe6c0' },
    { slug: 'chain-link', draw: chain, place: 'pass', glow: '#cfe0ff' },
    { slug: 'primer', draw: primer, place: 'pass', glow: '#d8f0b0' },
    { slug: 'water-glass', draw: waterGlass, place: 'court', glow: '#cfeaff' },
  ],
};
