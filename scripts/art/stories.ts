import { aldith } from './people/aldith.ts';
import { bastien } from './people/bastien.ts';
import { cindre } from './people/cindre.ts';
import { ines } from './people/ines.ts';
import { lune } from './people/lune.ts';
import { maud } from './people/maud.ts';
import type { Person } from './people/person.ts';
import { roderic } from './people/roderic.ts';
import { yann } from './people/yann.ts';
import { ysolde } from './people/ysolde.ts';
import type { PlaceKey } from './places/places.ts';
import type { TitleLine, TitleStyle } from './titles/lettering.ts';

export type Language = 'en' | 'fr';

const STORY_SLUGS = ['put-out-the-light', 'nobody-steals-the-moon', 'the-dragons-advocate'] as const;
export type StorySlug = (typeof STORY_SLUGS)[number];
export const isStorySlug = (name: string): name is StorySlug => STORY_SLUGS.some((slug) => slug === name);
export const LANGUAGES: Language[] = ['en', 'fr'];

/** Where somebody stands on a cover of 1600 x 1200, from back to front. */
export interface Standing {
  who: Person;
  x: number;
  height: number;
  opacity?: number;
}

/** A story's shelf: what its cover shows and how its title is cut. */
export interface StoryArt {
  slug: StorySlug;
  name: Record<Language, string>;
  place: PlaceKey;
  /** How far the place is moved to the left behind the people. */
  shift: number;
  cover: Standing[];
  title: TitleStyle & { lines: Record<Language, TitleLine[]> };
}

const lamp = '#ffcf70';
const putOutTheLight: StoryArt = {
  slug: 'put-out-the-light',
  name: { en: 'Put Out the Light', fr: 'Éteindre la lumière' },
  place: 'lighthouse-lit',
  shift: 330,
  cover: [
    { who: ysolde, x: 1150, height: 800, opacity: 0.55 },
    { who: maud, x: 640, height: 640 },
    { who: yann, x: 860, height: 800 },
  ],
  title: {
    face: 'limelight',
    ink: '#fff1cf',
    edge: '#8a2f2c',
    lines: {
      en: [
        ['PUT OUT', 150],
        ['THE', 92, lamp],
        ['LIGHT', 236, lamp],
      ],
      fr: [
        ['ÉTEINDRE', 140],
        ['LA', 92, lamp],
        ['LUMIÈRE', 172, lamp],
      ],
    },
  },
};

const nobodyStealsTheMoon: StoryArt = {
  slug: 'nobody-steals-the-moon',
  name: { en: 'Nobody Steals the Moon', fr: 'On ne vole pas la lune' },
  place: 'market',
  shift: -170,
  cover: [
    { who: lune, x: 650, height: 600 },
    { who: bastien, x: 1090, height: 640 },
    { who: ines, x: 820, height: 790 },
  ],
  title: {
    face: 'righteous',
    ink: '#fff0d2',
    edge: '#6d1f52',
    lines: {
      en: [
        ['Nobody', 150],
        ['Steals the', 118, '#ff9d5c'],
        ['Moon', 250, '#ffe09a'],
      ],
      fr: [
        ['On ne', 140],
        ['vole pas', 140, '#ff9d5c'],
        ['la lune', 196, '#ffe09a'],
      ],
    },
  },
};

const theDragonsAdvocate: StoryArt = {
  slug: 'the-dragons-advocate',
  name: { en: "The Dragon's Advocate", fr: "L'Avocat du dragon" },
  place: 'court',
  shift: -220,
  cover: [
    { who: aldith, x: 640, height: 600 },
    { who: roderic, x: 1160, height: 580 },
    { who: cindre, x: 760, height: 840 },
  ],
  title: {
    face: 'cinzel',
    ink: '#ffedc9',
    edge: '#541727',
    lines: {
      en: [
        ['The', 84, '#ffb45e'],
        ["Dragon's", 142],
        ['Advocate', 142, '#ffcf7a'],
      ],
      fr: [
        ["L'Avocat", 142, '#ffcf7a'],
        ['du', 84, '#ffb45e'],
        ['Dragon', 176],
      ],
    },
  },
};

export const shelf = [putOutTheLight, nobodyStealsTheMoon, theDragonsAdvocate];
